import { frameLength } from "#domain/media/sound.ts"
import { loudSpans, noiseFloor, possibleSpeech } from "#domain/recognition/possible-speech.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

/** So many seconds of so many decibels, one after the other. */
const levels = (...parts: ReadonlyArray<readonly [seconds: number, decibels: number]>) => {
  const loudness = Float32Array.from(
    parts.flatMap(([seconds, level]) => Array.from({ length: (seconds * 1000) / frameLength }, () => level)),
  )
  return { loudness, clipped: new Uint8Array(loudness.length) }
}

const talk = levels([5, -70], [5, -20], [3, -70], [4, -52], [3, -70])

describe("what may be speech", () => {
  it("is what is loud for its surroundings and was not heard, however quiet beside the rest", () =>
    assert.deepStrictEqual(possibleSpeech(talk, [], [{ begin: 4700, end: 10_300 }]), [{ begin: 13_000, end: 17_000 }]))

  it("is what a more sensitive detector found", () =>
    assert.deepStrictEqual(
      possibleSpeech(levels([10, -60]), [{ begin: 2000, end: 4000 }], [{ begin: 0, end: 2500 }]),
      [{ begin: 2500, end: 4000 }],
    ))

  it("is nothing in even noise, in digital silence, or in a knock", () => {
    for (const quiet of [levels([60, -30]), levels([60, -100]), levels([5, -60], [0.2, -10], [5, -60])]) {
      assert.deepStrictEqual(possibleSpeech(quiet, [], []), [])
    }
  })

  it("is never a part that was heard, and comes in order", () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 6000 }))
      .map(([begin, length]) => ({ begin, end: begin + length }))
    fc.assert(fc.property(fc.array(span, { maxLength: 6 }), fc.array(span, { maxLength: 6 }), (faint, heard) => {
      const found = possibleSpeech(talk, faint, heard)
      found.forEach(({ begin, end }, at) => {
        assert.isAtLeast(end - begin, 600)
        assert.isTrue(heard.every((one) => Math.min(one.end, end) - Math.max(one.begin, begin) < 300))
        assert.isTrue(at === 0 || begin > (found[at - 1]?.end ?? 0))
      })
    }))
  })

  it("is measured against the noise of its own time", () => {
    const { loudness } = levels([60, -70], [60, -40], [3, -25], [60, -40])
    assert.closeTo(noiseFloor(loudness)[30] ?? 0, -70, 1)
    assert.closeTo(noiseFloor(loudness)[100] ?? 0, -40, 1)
    assert.deepStrictEqual(loudSpans({ loudness }).filter(({ begin }) => begin > 80_000), [
      { begin: 120_000, end: 123_000 },
    ])
  })
})
