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
})
