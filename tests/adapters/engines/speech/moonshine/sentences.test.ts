import { isMarked, sentencesOf } from "#adapters/engines/speech/moonshine/sentences.ts"
import { assert, describe, it } from "@effect/vitest"

const word = (text: string, begin: number) => ({ text, begin, end: begin + 200, confidence: 1 })

const isWritten = (text: string) => isMarked(text.split(" ").map((one, at) => word(one, 200 * at)))

describe("sentences of words with times", () => {
  it("end at their marks and at pauses, so that none vouches for silence", () => {
    const words = [
      word("Is", 0),
      word("it?", 200),
      word("Yes,", 400),
      word("it", 2000),
      word("is.”", 2200),
      word("Good.", 2400),
    ]
    assert.deepStrictEqual(sentencesOf(words), [
      { begin: 0, end: 400, text: "Is it?" },
      { begin: 400, end: 600, text: "Yes," },
      { begin: 2000, end: 2400, text: "it is.”" },
      { begin: 2400, end: 2600, text: "Good." },
    ])
    assert.deepStrictEqual(sentencesOf([]), [])
  })

  it("are none where a chunk was written without marks", () => {
    assert.isFalse(isWritten("is doggy coming he's stuck at 38% of it"))
    for (const text of ["is it?", "so, we are", "he said “no.” to me"]) assert.isTrue(isWritten(text))
  })
})
