import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { barsOf } from "../../../app-web/features/player/wave-bars.ts"

const peaks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 300 })

describe("the bars of a waveform", () => {
  it("are as many as there is room for, from almost nothing to the whole height", () =>
    fc.assert(fc.property(peaks, fc.integer({ min: 1, max: 400 }), (peaks, count) => {
      const bars = barsOf(peaks, count)
      assert.strictEqual(bars.length, count)
      const loudest = Math.max(...peaks)
      for (const bar of bars) assert.isTrue(bar >= 0 && bar <= 1)
      if (loudest > 0 && count <= peaks.length) assert.strictEqual(Math.max(...bars), 1)
    })))

  it("are higher where it is louder", () =>
    fc.assert(
      fc.property(peaks, (peaks) => {
        const bars = barsOf(peaks, peaks.length)
        for (const [at, peak] of peaks.entries()) {
          for (const [other, less] of peaks.entries()) {
            if (less < peak) assert.isAtMost(bars[other] ?? 0, bars[at] ?? 0)
          }
        }
      }),
      { numRuns: 30 },
    ))

  it("tell a quiet stretch from a loud one where every stretch is loud somewhere", () => {
    const bars = barsOf([60, 62, 61, 100, 60, 61, 60, 62, 60, 61], 10)
    assert.isBelow(bars[0] ?? 1, 0.2)
    assert.strictEqual(bars[3], 1)
  })
})
