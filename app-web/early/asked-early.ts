import { noteServerTime } from "#web/lib/server-clock.ts"
import type { EarlyCall } from "./early-calls.ts"

declare global {
  interface Window {
    /** What the page asked for before the app was there. The answer is null when nothing came. */
    askedEarly?: { readonly calls: ReadonlyArray<EarlyCall>; readonly answer: Promise<Response | null> }
  }
}

/** Milliseconds for which an early answer is good, as for all answers that the app keeps. */
const fresh = 10_000

const { calls, answer } = window.askedEarly ?? { calls: [], answer: Promise.resolve(null) }
const open = new Set(calls)

const answers = answer.then(async (response) => {
  if (response?.ok !== true) return null
  noteServerTime(response.headers.get("date"))
  const results: unknown = await response.json()
  return { results, until: performance.now() + fresh }
}).catch(() => null)

/** What was answered to this question, each time once; null, if it was not asked early or was refused: then ask anew. */
export const takeEarly = async (path: string, input: unknown): Promise<{ readonly data: unknown } | null> => {
  const asked = JSON.stringify(input)
  const call = [...open].find((one) => one.path === path && JSON.stringify(one.input) === asked)
  if (call === undefined) return null
  open.delete(call)
  const all = await answers
  if (all === null || !Array.isArray(all.results) || performance.now() > all.until) return null
  const result: unknown = Reflect.get(Object(all.results[calls.indexOf(call)]), "result")
  return typeof result === "object" && result !== null && "data" in result ? { data: result.data } : null
}
