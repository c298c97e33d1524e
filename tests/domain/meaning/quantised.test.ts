import { nearest } from "#domain/meaning/nearest.ts"
import { middleOf, quantised, type Vector } from "#domain/meaning/quantised.ts"
import { randomNumbers } from "#tests/support/meaning/some-vectors.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const Numbers = Schema.Array(Schema.Finite.check(Schema.isBetween({ minimum: -1000, maximum: 1000 }))).check(
  Schema.isMinLength(2),
  Schema.isMaxLength(70),
)

const cosine = (a: Vector, b: Vector): number =>
  a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...b))

const compared = (a: Vector, b: Vector): number => {
  const { bytes, scale } = quantised(a)
  return nearest({ bytes, scales: [scale] }, quantised(b), 1)[0]?.score ?? Number.NaN
}

describe("a vector with one byte a number", () => {
  it.prop("compares as the vector does, whatever its length", [Numbers, Numbers], ([one, other]) => {
    const size = Math.min(one.length, other.length)
    const [a, b] = [one.slice(0, size), other.slice(0, size)]
    // A number that is nothing beside the largest is lost.
    if (Math.hypot(...a) < 1e-6 || Math.hypot(...b) < 1e-6) return
    assert.closeTo(compared(a, b), cosine(a, b), 0.02 + size / 2000)
  })

  it.prop("is closest to itself", [Numbers], ([vector]) => {
    if (Math.hypot(...vector) < 1e-6) return
    assert.closeTo(compared(vector, vector), 1, 1e-6)
  })

  it("has no direction where there is none", () => {
    assert.deepStrictEqual(quantised([0, 0]), { bytes: Int8Array.of(0, 0), scale: 0 })
    assert.deepStrictEqual(quantised([]), { bytes: Int8Array.of(), scale: 0 })
  })

  it("lies in the middle of others", () => {
    assert.deepStrictEqual(middleOf([]), [])
    const [x = 0, y = 0] = middleOf([quantised([5, 0]), quantised([0, 9])])
    assert.closeTo(x, y, 0.001)
  })
})

describe("nearest", () => {
  it("finds what exact vectors find among clusters: nine of ten", () => {
    const random = randomNumbers()
    const some = (): Vector => Array.from({ length: 96 }, random)
    const around = (middle: Vector): Vector => middle.map((one) => one + random())
    const clusters = Array.from({ length: 30 }, some)
    const vectors = Array.from({ length: 3000 }, (_, n) => around(clusters[n % 30] ?? []))
    const stored = vectors.map(quantised)
    const bytes = new Int8Array(stored.flatMap((one) => [...one.bytes]))
    const scales = stored.map(({ scale }) => scale)
    const hits = clusters.map((asked) => {
      const exact = new Set(
        vectors.map((vector, nth) => ({ nth, score: cosine(vector, asked) })).toSorted((a, b) => b.score - a.score)
          .slice(0, 10).map(({ nth }) => nth),
      )
      return nearest({ bytes, scales }, quantised(asked), 10).filter(({ nth }) => exact.has(nth)).length
    })
    assert.isAtLeast(hits.reduce((sum, one) => sum + one, 0) / 300, 0.9)
  })

  it("gives no more than asked for, the closest first, and nothing of vectors of another length", () => {
    const stored = [[1, 0], [0, 1], [1, 1]].map(quantised)
    const bytes = new Int8Array(stored.flatMap((one) => [...one.bytes]))
    const scales = stored.map(({ scale }) => scale)
    assert.deepStrictEqual(nearest({ bytes, scales }, quantised([1, 0.1]), 2).map(({ nth }) => nth), [0, 2])
    assert.deepStrictEqual(nearest({ bytes, scales }, quantised([1, 0, 0]), 2), [])
  })
})
