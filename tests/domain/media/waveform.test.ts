import { findPeaks, slots } from "#domain/media/waveform.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, integer, property, tuple } from "fast-check"

const sample = integer({ min: -32_768, max: 32_767 })
const recording = array(sample, { minLength: 1, maxLength: 10_000, size: "max" }).map((all) => Int16Array.from(all))

const peaksOf = (samples: Int16Array, ...cuts: ReadonlyArray<number>) => {
  const finder = findPeaks(samples.length)
  const ends = [...cuts.map((cut) => cut % samples.length).toSorted((a, b) => a - b), samples.length]
  ends.forEach((end, nth) => finder.add(samples.subarray(ends[nth - 1] ?? 0, end)))
  return finder.peaks()
}

const flat = (peak: number) => Array.from({ length: slots }, () => peak)

/** The simplest implementation: each sample belongs to the slot in which it begins. */
const expected = (samples: Int16Array) => {
  const loudest = new Map<number, number>()
  samples.forEach((value, at) => {
    const slot = Math.floor((at * slots) / samples.length)
    loudest.set(slot, Math.max(loudest.get(slot) ?? 0, Math.round((Math.abs(value) * 100) / 32_768)))
  })
  return loudest
}

describe("a waveform", () => {
  it("has 1,800 whole numbers from 0 to 100, whatever the recording", () => {
    holds(property(recording, (samples) => {
      const peaks = peaksOf(samples)
      assert.lengthOf(peaks, slots)
      assert.isTrue(peaks.every((peak) => Number.isInteger(peak) && peak >= 0 && peak <= 100))
    }))
  })

  it("has the loudest sample of each slot, in order", () => {
    holds(property(recording, (samples) => {
      const peaks = peaksOf(samples)
      expected(samples).forEach((peak, slot) => assert.strictEqual(peaks[slot], peak))
    }))
  })

  it("is the same however the samples are batched", () => {
    holds(property(recording, array(integer({ min: 0, max: 10_000 }), { maxLength: 20 }), (samples, cuts) => {
      assert.deepStrictEqual(peaksOf(samples, ...cuts), peaksOf(samples))
    }))
  })

  it("of two joined parts of equal length is the first one's, then the second one's", () => {
    const pair = integer({ min: 1, max: 4 }).chain((times) => {
      const part = array(sample, { minLength: times * slots, maxLength: times * slots })
      return tuple(part, part)
    })
    holds(
      property(pair, ([first, second]) => {
        const joined = peaksOf(Int16Array.from([...first, ...second]))
        const halves = [first, second].map((part) => peaksOf(Int16Array.from(part)))
        const folded = halves.flatMap((peaks) =>
          Array.from({ length: slots / 2 }, (_, at) => Math.max(peaks[2 * at] ?? 0, peaks[2 * at + 1] ?? 0))
        )
        assert.deepStrictEqual(joined, folded)
      }),
      { numRuns: 20 },
    )
  })

  it("is 0 for silence and 100 for full scale", () => {
    assert.deepStrictEqual(peaksOf(new Int16Array(40_000)), flat(0))
    assert.deepStrictEqual(peaksOf(new Int16Array(40_000).fill(-32_768)), flat(100))
    assert.deepStrictEqual(peaksOf(new Int16Array(40_000).fill(32_767)), flat(100))
    assert.deepStrictEqual(findPeaks(0).peaks(), flat(0))
  })

  it("of few samples repeats each until the next one", () => {
    const peaks = peaksOf(Int16Array.of(0, 16_384, 32_767))
    assert.deepStrictEqual([0, 599, 600, 1199, 1200, 1799].map((at) => peaks[at]), [0, 0, 50, 50, 100, 100])
  })
})
