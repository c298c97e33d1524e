import { aligned, likeness } from "#adapters/engines/speech/moonshine/align.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const words = fc.array(fc.constantFrom("a", "the", "then", "other", "mother", "ferry"), { maxLength: 12 })

describe("aligning two spellings of the same speech", () => {
  it("uses each word of both once, in order", () => {
    fc.assert(fc.property(words, words, (one, other) => {
      const pairs = aligned(one, other)
      assert.deepStrictEqual(pairs.flatMap(([a]) => a ?? []), one.map((_, at) => at))
      assert.deepStrictEqual(pairs.flatMap(([, b]) => b ?? []), other.map((_, at) => at))
    }))
  })

  it("pairs the same words, whatever is missing from one of them", () => {
    fc.assert(fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.func(fc.boolean()), (all, keeps) => {
      const some = all.filter((word) => keeps(word))
      const paired = aligned(all, some).flatMap(([a, b]) => b === null ? [] : [all[a ?? -1]])
      assert.deepStrictEqual(paired, some)
    }))
  })

  it("pairs words that look alike rather than neighbours", () => {
    assert.deepStrictEqual(aligned(["and", "Baldy", "tells"], ["can", "somebody", "tell"]), [[0, 0], [1, 1], [2, 2]])
    assert.deepStrictEqual(aligned(["cold", "hearted"], ["hearted"]), [[0, null], [1, 0]])
  })

  it("measures likeness by the letters that stay", () => {
    assert.strictEqual(likeness("ferry", "ferry"), 1)
    assert.strictEqual(likeness("kostas", "coastis"), 1 - 3 / 7)
    assert.strictEqual(likeness("", "ab"), 0)
  })
})
