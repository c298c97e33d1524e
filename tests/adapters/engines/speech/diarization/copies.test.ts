import { originalsOf } from "#adapters/engines/speech/diarization/copies.ts"
import { dimensions } from "#adapters/engines/speech/diarization/mfcc.ts"
import { dice } from "#tests/support/speech/mix.ts"
import { assert, describe, it } from "@effect/vitest"

const rows = 400

/** Frames that change like speech: each resembles the one before it. */
const speech = (seed: number): Float32Array => {
  const roll = dice(seed)
  const frames = new Float32Array(rows * dimensions)
  for (let at = 0; at < frames.length; at++) frames[at] = 0.9 * (frames[at - dimensions] ?? 0) + roll() - 0.5
  return frames
}

/** Stretches of speech one after another, a region each. */
const features = (...stretches: ReadonlyArray<Float32Array>) => ({
  regions: stretches.map((_, nth) => ({
    span: { begin: nth * 10 * rows, end: (nth + 1) * 10 * rows },
    first: nth * rows,
    length: rows,
  })),
  frames: Float32Array.from(stretches.flatMap((stretch) => Array.from(stretch))),
  voiced: new Uint8Array(stretches.length * rows).fill(1),
})

const labels = (count: number) => Uint8Array.from({ length: count * rows }, (_, row) => row % 7)

const voicedIn = (voiced: Uint8Array, nth: number): number =>
  voiced.subarray(nth * rows, (nth + 1) * rows).reduce((sum, value) => sum + value, 0)

describe("sound that was there before", () => {
  it("is not learned from, and gets the labels of the original", () => {
    const { features: found, labelCopies } = originalsOf(features(speech(1), speech(2), speech(1)))
    assert.deepStrictEqual([0, 1, 2].map((nth) => voicedIn(found.voiced, nth)), [rows, rows, 0])
    const given = labels(3)
    const copied = labelCopies(given)
    assert.deepStrictEqual(copied.subarray(0, 2 * rows), given.subarray(0, 2 * rows))
    assert.deepStrictEqual(copied.subarray(2 * rows), given.subarray(0, rows))
  })

  it("is found a third time", () => {
    const { features: found } = originalsOf(features(speech(1), speech(1), speech(1)))
    assert.deepStrictEqual([0, 1, 2].map((nth) => voicedIn(found.voiced, nth)), [rows, 0, 0])
  })

  it("is found where a frame lies between two of the original", () => {
    const original = speech(3)
    const between = original.map((value, at) => (value + (original[at + dimensions] ?? value)) / 2)
    const { features: found } = originalsOf(features(original, between))
    assert.isBelow(voicedIn(found.voiced, 1), rows / 20)
  })

  it("is not other sound, or the same sound going on", () => {
    const once = speech(4)
    const still = new Float32Array(rows * dimensions).map((_, at) => once[at % (5 * dimensions)] ?? 0)
    assert.isTrue(originalsOf(features(speech(5), speech(6))).features.voiced.every((value) => value === 1))
    assert.isAbove(voicedIn(originalsOf(features(still)).features.voiced, 0), 0)
  })
})
