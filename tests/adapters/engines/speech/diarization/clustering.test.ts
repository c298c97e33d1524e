import { cluster, type Voice } from "#adapters/engines/speech/diarization/clustering.ts"
import { countOf, gaussianOf } from "#adapters/engines/speech/diarization/gaussian.ts"
import { dimensions } from "#adapters/engines/speech/diarization/mfcc.ts"
import { dice } from "#tests/support/speech/mix.ts"
import { assert, describe, it } from "@effect/vitest"

/** Normally distributed numbers, nearly: sums of twelve equally distributed ones. */
const normals = (seed: number) => {
  const roll = dice(seed)
  return (): number => Array.from({ length: 12 }, roll).reduce((sum, one) => sum + one, -6)
}

/** Parts of two people in turn, some short, some long. What is said varies almost as much as who says it. */
const talk = (seed: number) => {
  const next = normals(seed)
  const people = [0, 1].map(() => Array.from({ length: dimensions }, () => 0.7 * next()))
  return Array.from({ length: 60 }, (_, nth): Voice & { readonly speaker: number } => {
    const speaker = nth % 2
    const said = Array.from({ length: dimensions }, () => 0.5 * next())
    const length = 60 + Math.round(Math.abs(next()) * 250)
    const frames = Float32Array.from(
      { length: length * dimensions },
      (_, at) => (people[speaker]?.[at % dimensions] ?? 0) + (said[at % dimensions] ?? 0) + next(),
    )
    const gaussian = gaussianOf(frames, new Uint8Array(length).fill(1), 0, length)
    return { parts: [{ from: 10_000 * nth, to: 10_000 * nth + length }], gaussian, speaker }
  })
}

const frames = (voices: ReadonlyArray<Voice>) => voices.reduce((sum, { gaussian }) => sum + countOf(gaussian), 0)

/** Who is in it; the cough is not counted. */
const speakersOf = ({ parts }: Voice): ReadonlySet<number> =>
  new Set(parts.filter(({ from }) => from < 900_000).map(({ from }) => (from / 10_000) % 2))

describe("voices found by clustering", () => {
  it.each([1, 2, 3, 4, 5])("have one person each, even though short parts sound alike: %i", (seed) => {
    const parts = talk(seed)
    const found = cluster(parts, null)
    assert.isTrue(
      found.every((voice) => speakersOf(voice).size === 1),
      JSON.stringify(found.map((v) => v.parts.length)),
    )
    assert.strictEqual(frames(found), frames(parts))
    assert.strictEqual(cluster(parts, 2).length, 2)
  })

  it("are as many as asked for, and a cough does not count as one", () => {
    const next = normals(9)
    const frames = Float32Array.from({ length: 45 * dimensions }, () => 6 + next())
    const cough = {
      parts: [{ from: 990_000, to: 990_045 }],
      gaussian: gaussianOf(frames, new Uint8Array(45).fill(1), 0, 45),
    }
    const found = cluster([...talk(1), cough], 2)
    assert.deepStrictEqual(found.map((voice) => speakersOf(voice).size), [1, 1])
  })
})
