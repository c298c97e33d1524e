import { basePath } from "#web/lib/base-path.ts"
import { firstPage } from "#web/lib/paging.ts"

/** A call of a tRPC procedure. */
export interface EarlyCall {
  readonly path: string
  readonly input: unknown
}

/** What the screen at this address is going to request first. Only for the common addresses. */
export const earlyCalls = (pathname: string, search: string): ReadonlyArray<EarlyCall> => {
  const address = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : null
  const [, taskId] = address?.match(/^task\/([\w-]+)$/) ?? []
  const { page, size } = firstPage
  const user = { path: "account.getCurrentUser", input: {} }
  if (taskId !== undefined) return [{ path: "library.openTask", input: { task_id: taskId } }, user]
  if (search !== "" || (address !== "" && address !== "mobile")) return []
  return [
    { path: "library.listTasks", input: { page, page_size: size } },
    { path: "library.listTasks", input: { state: "running", page_size: 100 } },
    user,
  ]
}

/** The calls as one tRPC batch. */
export const earlyAddress = (calls: ReadonlyArray<EarlyCall>): string => {
  const input = JSON.stringify(Object.fromEntries(calls.map((call, index) => [index, call.input])))
  return `/trpc/${calls.map(({ path }) => path).join()}?batch=1&input=${encodeURIComponent(input)}`
}
