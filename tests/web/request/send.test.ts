import { errorMessage } from "#web/request/error-message.ts"
import { afterAll, afterEach, assert, beforeEach, describe, it, vi } from "vitest"

// The module registers page listeners when it loads; this test never fires them.
vi.stubGlobal("addEventListener", () => undefined)
vi.stubGlobal("navigator", { onLine: true, languages: ["en"] })
vi.stubGlobal("localStorage", { getItem: () => "kept", setItem: () => undefined })
const { send, sendPatiently } = await import("#web/request/send.ts")

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
// Other tests of this process need the real ones.
afterAll(() => void vi.unstubAllGlobals())

/** A server that begins its answer after this long, or never. */
const answersAfter = (milliseconds: number) =>
  vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      setTimeout(() => resolve(new Response("late")), milliseconds)
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")))
    }))

/** How a call stands after this long. */
const standingAfter = async (call: Promise<Response>, milliseconds: number) => {
  let standing = "waiting"
  call.then(() => (standing = "answered"), (error: unknown) => (standing = errorMessage(error, "list")))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return standing
}

describe("a call", () => {
  it("ends with its own message when nothing was answered for 15,000 ms", async () => {
    answersAfter(60_000)
    const call = send("/trpc")
    assert.strictEqual(await standingAfter(call, 14_999), "waiting")
    assert.strictEqual(
      await standingAfter(call, 1),
      "The server hasn’t answered for 15 seconds. Check whether it worked, then try again.",
    )
  })

  it("is answered if the answer begins just in time", async () => {
    answersAfter(14_999)
    assert.strictEqual(await standingAfter(send("/trpc"), 14_999), "answered")
  })

  it("that carries a file or a stream may take longer", async () => {
    answersAfter(60_000)
    assert.strictEqual(await standingAfter(sendPatiently("/api/ask-ai/"), 60_000), "answered")
  })

  it("that its page gave up rethrows that, and is not late", async () => {
    answersAfter(60_000)
    const given = new AbortController()
    const call = send("/trpc", { signal: given.signal })
    given.abort()
    const failure = await call.catch((error: unknown) => error)
    assert.instanceOf(failure, DOMException)
    assert.strictEqual(failure.name, "AbortError")
  })
})
