import { assert, describe, it, vi } from "vitest"

/** The module as a page that was just opened has it. */
const clock = async () => {
  vi.resetModules()
  return await import("../../../app-web/lib/server-clock.ts")
}

const hour = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toUTCString()
const hoursAhead = (now: Date): number => Math.round((now.getTime() - Date.now()) / hour)

describe("the server's clock", () => {
  it("is asked where this device's is plainly wrong", async () => {
    const { noteServerTime, serverNow } = await clock()
    noteServerTime(inHours(-50))
    assert.strictEqual(hoursAhead(serverNow()), -50)
  })

  it("is not taken from an answer that was kept", async () => {
    const { noteServerTime, serverNow } = await clock()
    noteServerTime(inHours(30))
    noteServerTime(inHours(7))
    assert.strictEqual(hoursAhead(serverNow()), 30)
  })

  it("does not matter while both go alike, or when it is not told", async () => {
    const { noteServerTime, serverNow } = await clock()
    noteServerTime(null)
    noteServerTime("no date")
    assert.strictEqual(hoursAhead(serverNow()), 0)
    noteServerTime(inHours(0))
    assert.strictEqual(hoursAhead(serverNow()), 0)
  })
})
