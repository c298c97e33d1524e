import { barsOf } from "#web/features/player/paint.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const peaks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 300 })

describe("the bars of a waveform", () => {
  it("fill the width, from almost nothing to the full height", () =>
    fc.assert(fc.property(peaks, fc.integer({ min: 1, max: 400 }), (peaks, count) => {
      const bars = barsOf(peaks, count)
      assert.strictEqual(bars.length, count)
      const loudest = Math.max(...peaks)
      for (const bar of bars) assert.isTrue(bar >= 0 && bar <= 1)
      if (loudest > 0 && count <= peaks.length) assert.strictEqual(Math.max(...bars), 1)
    })))

  it("are higher where it is louder", () => {
    const rising = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2 }).map((some) =>
      some.toSorted((a, b) => a - b)
    )
    fc.assert(fc.property(rising, (peaks) => {
      const bars = barsOf(peaks, peaks.length)
      assert.deepStrictEqual(bars, bars.toSorted((a, b) => a - b))
      assert.isAbove(bars.at(-1) ?? 0, bars[0] ?? 1)
    }))
  })

  it("distinguish quiet from loud parts when every part contains something loud", () => {
    const bars = barsOf([60, 62, 61, 100, 60, 61, 60, 62, 60, 61], 10)
    assert.isBelow(bars[0] ?? 1, 0.2)
    assert.strictEqual(bars[3], 1)
  })
})
