import { afterPause, withinThreeDays } from "#domain/kernel/back-off.ts"
import { DateTime } from "effect"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const since = DateTime.makeUnsafe("2026-11-20T12:00:00Z")
const threeDays = 3 * 24 * 3_600_000
const pauses = [10_000, 60_000, 300_000]
const next = withinThreeDays(pauses)
const later = (milliseconds: number) => DateTime.add(since, { milliseconds })

describe("trying again", () => {
  it("waits for the pause of the failure, the last one goes on", () => {
    const waits = [0, 1, 2, 3, 4, 100].map((tries) =>
      afterPause(pauses, tries, since, null).epochMilliseconds - since.epochMilliseconds
    )
    assert.deepStrictEqual(waits, [10_000, 10_000, 60_000, 300_000, 300_000, 300_000])
  })

  it("is never before its pause, nor before the other side asks for it, and never after three days", () => {
    const milliseconds = fc.integer({ min: 0, max: 2 * threeDays })
    fc.assert(fc.property(fc.nat(50), milliseconds, fc.option(milliseconds), (tries, gone, asked) => {
      const found = next({ since, tries }, later(gone), asked)
      const earliest = gone + Math.max(pauses[Math.min(Math.max(tries, 1), 3) - 1] ?? 0, asked ?? 0)
      assert.strictEqual(found === null, earliest > threeDays)
      if (found !== null) assert.strictEqual(found.epochMilliseconds, later(earliest).epochMilliseconds)
    }))
  })
})
