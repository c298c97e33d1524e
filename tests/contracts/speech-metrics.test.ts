import { diarizationErrors } from "#tests/support/speech/der.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { assert, describe, it } from "@effect/vitest"

describe("word error rate", () => {
  for (
    const [spoken, heard, errors] of [
      ["Good morning, everyone.", "good morning everyone", 0],
      ["one two three four", "one too three", 2],
      ["one two", "one and two and", 2],
      ["one", "", 1],
      ["", "one", 1],
    ] as const
  ) {
    it(`counts ${errors} in "${heard}"`, () => assert.strictEqual(wordErrors(spoken, heard).errors, errors))
  }
})

describe("diarization error rate", () => {
  const truth = [{ begin: 0, end: 5000, who: "ada" }, { begin: 5000, end: 10_000, who: "ben" }]

  it("is nothing for the same turns under other names", () => {
    const found = [{ begin: 0, end: 5000, who: "1" }, { begin: 5000, end: 10_000, who: "0" }]
    assert.deepStrictEqual(diarizationErrors(truth, found), { der: 0, missed: 0, falseAlarm: 0, confused: 0 })
  })

  it("tells missed, invented and confused speech apart", () => {
    const found = [{ begin: 0, end: 2500, who: "x" }, { begin: 5000, end: 12_000, who: "y" }]
    const rates = diarizationErrors(truth, found, 0)
    assert.deepStrictEqual(rates, { der: 45, missed: 25, falseAlarm: 20, confused: 0 })
    assert.strictEqual(diarizationErrors(truth, [{ begin: 0, end: 10_000, who: "x" }], 0).confused, 50)
  })
})
