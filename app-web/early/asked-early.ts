import { noteServerTime } from "#web/lib/server-clock.ts"
import type { EarlyCall } from "./early-calls.ts"

declare global {
  interface Window {
    /** What the page requested before the app had loaded. The answer is null when the request failed. */
    askedEarly?: { readonly calls: ReadonlyArray<EarlyCall>; readonly answer: Promise<Response | null> }
  }
}

/** How long an early answer is valid, like every cached answer of the app. */
const staleTimeMs = 10_000

const { calls, answer } = window.askedEarly ?? { calls: [], answer: Promise.resolve(null) }
const open = new Set(calls)

const answers = answer.then(async (response) => {
  if (response?.ok !== true) return null
  noteServerTime(response.headers.get("date"))
  const results: unknown = await response.json()
  return { results, until: performance.now() + staleTimeMs }
}).catch(() => null)

/** The early answer to a call, handed out once; null when there is none, or it was refused: then call again. */
export const consumeEarlyAnswer = async (path: string, input: unknown): Promise<{ readonly data: unknown } | null> => {
  const asked = JSON.stringify(input)
  const call = [...open].find((one) => one.path === path && JSON.stringify(one.input) === asked)
  if (call === undefined) return null
  open.delete(call)
  const all = await answers
  if (all === null || !Array.isArray(all.results) || performance.now() > all.until) return null
  const result: unknown = Reflect.get(Object(all.results[calls.indexOf(call)]), "result")
  return typeof result === "object" && result !== null && "data" in result ? { data: result.data } : null
}
