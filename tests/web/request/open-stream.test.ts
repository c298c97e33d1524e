import { heldBack } from "#web/request/held-back.ts"
import { openStream } from "#web/request/open-stream.ts"
import { EventSource } from "eventsource"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const event = () => new Response("data: news\n\n", { headers: { "content-type": "text/event-stream" } })

/** What becomes of a stream whose first request is answered by this status, and later ones by an event. */
const outcomeAfter = async (status: number): Promise<unknown> => {
  const answers = [new Response("no stream", { status })]
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift() ?? event()))
  const stream = new EventSource("http://parley.test/", { fetch: openStream })
  const outcome = Promise.withResolvers<unknown>()
  stream.addEventListener("message", ({ data }) => outcome.resolve(data))
  stream.addEventListener("error", () => stream.readyState === stream.CLOSED && outcome.resolve("ended"))
  await vi.advanceTimersByTimeAsync(10_000)
  stream.close()
  return outcome.promise
}

describe("a stream", () => {
  it.each([429, 500, 502, 503, 504])("is opened again after a %i, which is over before long", async (status) => {
    assert.strictEqual(await outcomeAfter(status), "news")
  })

  it.each([401, 403, 404])("ends with a %i", async (status) => {
    assert.strictEqual(await outcomeAfter(status), "ended")
  })

  it("that begins late was held back on its way, and so are others until one begins at once", async () => {
    const answers = [new Promise<Response>((resolve) => setTimeout(() => resolve(event()), 60_000))]
    vi.stubGlobal("fetch", () => answers.shift() ?? Promise.resolve(event()))
    const opened = openStream("http://parley.test/", {})
    await vi.advanceTimersByTimeAsync(9000)
    assert.isFalse(heldBack.get())
    await vi.advanceTimersByTimeAsync(1000)
    assert.isTrue(heldBack.get())
    await vi.advanceTimersByTimeAsync(50_000)
    await opened
    assert.isTrue(heldBack.get())
    await openStream("http://parley.test/", {})
    assert.isFalse(heldBack.get())
  })

  it("that fails, as of a server that is away, is not held back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
    await openStream("http://parley.test/", {}).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(60_000)
    assert.isFalse(heldBack.get())
  })
})
