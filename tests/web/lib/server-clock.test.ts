import { assert, describe, it, vi } from "vitest"

/** The module as in a page that was just opened. */
const clock = async () => {
  vi.resetModules()
  const { clockAhead, noteServerTime } = await import("#web/lib/server-clock.ts")
  return { noteServerTime, hoursAhead: () => Math.round(clockAhead.get() / hour) }
}

const hour = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toUTCString()

describe("the server's clock", () => {
  it("is used when this device's is plainly wrong", async () => {
    const { noteServerTime, hoursAhead } = await clock()
    noteServerTime(inHours(-50))
    assert.strictEqual(hoursAhead(), -50)
  })

  it("is not read from a cached response", async () => {
    const { noteServerTime, hoursAhead } = await clock()
    noteServerTime(inHours(30))
    noteServerTime(inHours(7))
    assert.strictEqual(hoursAhead(), 30)
    noteServerTime(inHours(31))
    assert.strictEqual(hoursAhead(), 31)
  })

  it("does not matter if both agree or it is unknown", async () => {
    const { noteServerTime, hoursAhead } = await clock()
    noteServerTime(null)
    noteServerTime("no date")
    noteServerTime(inHours(0))
    assert.strictEqual(hoursAhead(), 0)
  })
})
