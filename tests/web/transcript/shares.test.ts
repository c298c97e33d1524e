import { bridged, runsOf, speakerBuckets } from "#web/features/player/speaker-ribbon.ts"
import { percents, talkTimes } from "#web/features/transcript/speakers/shares.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { asLines, someLines } from "./some-lines.ts"

describe("the shares of the speakers", () => {
  it("add up what each one says", () => assert.deepStrictEqual([...talkTimes(asLines("aab-"))], [1800, 900]))

  it("are those of the text if that has no times", () => {
    const written = {
      ...asLines("aab-"),
      begins: new Int32Array(4),
      ends: new Int32Array(4),
      texts: ["One.", "Two.", "Three.", ""],
    }
    assert.deepStrictEqual([...talkTimes(written)], [8, 6])
  })

  it("add up to 100 %, each within one of the exact share", () =>
    fc.assert(fc.property(fc.array(fc.nat(1e9), { minLength: 1, maxLength: 12 }), (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0)
      const shares = percents(parts)
      assert.strictEqual(shares.reduce((sum, share) => sum + share, 0), total === 0 ? 0 : 100)
      for (const [at, share] of shares.entries()) {
        assert.isBelow(Math.abs(share - (parts[at] ?? 0) / Math.max(1, total) * 100), 1)
      }
    })))
})

describe("the ribbon of speakers", () => {
  it("shows who speaks when, and leaves out silence", () =>
    assert.deepStrictEqual(runsOf(speakerBuckets(asLines("aab-"), 4000, 4)), [
      { from: 0, to: 2, speaker: 0 },
      { from: 2, to: 3, speaker: 1 },
    ]))

  it("assigns each part to the speaker who talks longest in it", () =>
    assert.deepStrictEqual([...speakerBuckets(asLines("abb"), 3000, 1)], [1]))

  it("bridges the breaths in a turn, and nothing between two speakers or longer", () =>
    assert.deepStrictEqual([...bridged(Int16Array.of(0, -1, 0, -1, 1, -1, -1, 1, -1), 1)], [
      0,
      0,
      0,
      -1,
      1,
      -1,
      -1,
      1,
      -1,
    ]))

  it("covers all speech with runs that do not overlap or lie outside", () =>
    fc.assert(fc.property(someLines, fc.integer({ min: 1, max: 200 }), (lines, buckets) => {
      const runs = runsOf(speakerBuckets(lines, lines.ids.length * 1000, buckets))
      let last = 0
      for (const { from, to, speaker } of runs) {
        assert.isAtLeast(from, last)
        assert.isAbove(to, from)
        assert.isBelow(speaker, lines.speakers.length)
        last = to
      }
      assert.isAtMost(last, buckets)
      assert.strictEqual(runs.length > 0, lines.speakerOf.some((speaker) => speaker >= 0))
    })))
})
