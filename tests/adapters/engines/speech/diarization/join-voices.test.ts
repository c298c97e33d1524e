import { joinVoices } from "#adapters/engines/speech/diarization/join-voices.ts"
import { dimensions } from "#adapters/engines/speech/diarization/mfcc.ts"
import { nobody } from "#adapters/engines/speech/diarization/resegmentation.ts"
import { dice } from "#tests/support/speech/mix.ts"
import { assert, describe, it } from "@effect/vitest"

/** Normally distributed numbers, nearly: sums of twelve equally distributed ones. */
const normals = (seed: number) => {
  const roll = dice(seed)
  return (): number => Array.from({ length: 12 }, roll).reduce((sum, one) => sum + one, -6)
}

const length = 1500

/**
 * Voices one after another, 15 s each. Everybody uses the same eight sounds, moved by who speaks; the manner says which of
 * them are frequent.
 */
const talk = (seed: number, voices: ReadonlyArray<{ readonly person: number; readonly manner: number }>) => {
  const next = normals(seed)
  const roll = dice(seed)
  const vector = (size: number) => Array.from({ length: dimensions }, () => size * next())
  const sounds = Array.from({ length: 8 }, () => vector(3))
  const people = Array.from({ length: 3 }, () => vector(1))
  const frames = new Float32Array(voices.length * length * dimensions)
  for (const [nth, { person, manner }] of voices.entries()) {
    for (let row = nth * length; row < (nth + 1) * length; row++) {
      const isFrequent = roll() < 0.8
      const sound = Math.floor(roll() * 4) + (isFrequent === (manner === 0) ? 0 : 4)
      for (let i = 0; i < dimensions; i++) {
        frames[row * dimensions + i] = (sounds[sound]?.[i] ?? 0) + (people[person]?.[i] ?? 0) + next()
      }
    }
  }
  const rows = voices.length * length
  const labels = Uint8Array.from({ length: rows }, (_, row) => Math.floor(row / length))
  return { features: { regions: [], frames, voiced: new Uint8Array(rows).fill(1) }, labels }
}

/** The number that each voice got. */
const numbersOf = (labels: Uint8Array): ReadonlyArray<number> =>
  Array.from({ length: labels.length / length }, (_, nth) => labels[nth * length] ?? -1)

const calm = { person: 0, manner: 0 }
const lively = { person: 0, manner: 1 }
const other = { person: 1, manner: 0 }
const third = { person: 2, manner: 1 }

describe("joining voices that are one person", () => {
  it.each([1, 2, 3, 4])("joins two manners of speaking, and nobody else: %i", (seed) => {
    const { features, labels } = talk(seed, [calm, other, lively, third])
    const [one, two, three, four] = numbersOf(joinVoices(features, labels, 4, 3))
    assert.strictEqual(one, three)
    assert.strictEqual(new Set([one, two, four]).size, 3)
  })

  it("leaves as many as speak", () => {
    const { features, labels } = talk(5, [calm, other, lively, third])
    assert.strictEqual(new Set(joinVoices(features, labels, 4, 4)).size, 4)
    assert.strictEqual(new Set(joinVoices(features, labels, 4, 2)).size, 2)
  })

  it("leaves frames undecided that are nobody's", () => {
    const { features, labels } = talk(6, [calm, other, lively])
    labels.fill(nobody, 100, 200)
    assert.isTrue(joinVoices(features, labels, 3, 2).subarray(100, 200).every((voice) => voice === nobody))
  })
})
