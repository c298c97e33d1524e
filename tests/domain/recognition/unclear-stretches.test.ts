import { unclearConfidence, unclearStretches } from "#domain/recognition/unclear-stretches.ts"
import { assert, describe, it } from "@effect/vitest"

/** Words of 400 ms every half second from `begin` on. */
const words = (begin: number, count: number, confidence: number | null) =>
  Array.from({ length: count }, (_, at) => ({
    begin: begin + 500 * at,
    end: begin + 500 * at + 400,
    text: "word",
    confidence,
  }))

describe("stretches that were not understood", () => {
  it("last from the first to the last of such words", () => {
    const all = [...words(0, 4, 0.9), ...words(2000, 6, unclearConfidence), ...words(5000, 4, 0.2)]
    assert.deepStrictEqual(unclearStretches(all), [{ begin: 2000, end: 4900 }])
  })

  it("go on over pauses, but not over a word that was understood, nor for minutes", () => {
    const pause = [...words(0, 4, unclearConfidence), ...words(8000, 4, unclearConfidence)]
    assert.deepStrictEqual(unclearStretches(pause), [{ begin: 0, end: 9900 }])
    const word = [...words(0, 4, unclearConfidence), ...words(4000, 1, 0.9), ...words(8000, 4, unclearConfidence)]
    assert.lengthOf(unclearStretches(word), 2)
    assert.lengthOf(unclearStretches([...words(0, 4, unclearConfidence), ...words(60_000, 4, unclearConfidence)]), 2)
  })

  it("are not those of engines that rate nothing, or a single word", () => {
    assert.isEmpty(unclearStretches([...words(0, 20, null), ...words(20_000, 1, unclearConfidence)]))
  })
})
