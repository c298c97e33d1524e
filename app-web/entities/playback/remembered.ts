import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"

interface Remembered {
  readonly taskId: string
  /** Milliseconds. */
  readonly at: number
  readonly rate: number
}

const key = "heard"
/** The browser keeps where this many recordings were left. */
const most = 100

const all = (): ReadonlyArray<Remembered> => {
  const found: unknown = JSON.parse(safeLocalStorage.read(key) ?? "[]")
  return Array.isArray(found) ? found.filter(isRemembered) : []
}

const isRemembered = (one: unknown): one is Remembered =>
  typeof one === "object" && one !== null && "taskId" in one && "at" in one && "rate" in one &&
  Number.isFinite(one.at) && Number.isFinite(one.rate)

/** Where a recording was left, and how fast it was played. */
export const recall = (taskId: string): { readonly at: number; readonly rate: number } =>
  all().find((one) => one.taskId === taskId) ?? { at: 0, rate: 1 }

export const remember = (one: Remembered): void => {
  safeLocalStorage.write(
    key,
    JSON.stringify([one, ...all().filter(({ taskId }) => taskId !== one.taskId)].slice(0, most)),
  )
}
