import { SegmentId } from "#domain/kernel/ids.ts"
import { isStale, questionChecker } from "#domain/review/checked-question.ts"
import type { DraftQuestion } from "#domain/review/quiz-question.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { aQuizQuestion } from "#tests/support/review/a-review.ts"
import { assert, describe, it } from "@effect/vitest"

const { text } = aQuestion("")
const line = text.lines[1] ?? assert.fail("a line")
const check = questionChecker(text, true)
const quoted = [{ segments: [line.id], quote: line.text }]
const statement: DraftQuestion = {
  kind: "trueFalse",
  text: line.text,
  options: [],
  answer: "true",
  required: [],
  quoted,
}
const choice: DraftQuestion = {
  ...statement,
  kind: "singleChoice",
  text: "How much is there?",
  options: ["five elephants", "400,000 euros"],
  answer: "B",
}

describe("checking a question", () => {
  it("keeps one whose quote and key are what was said", () => {
    assert.deepInclude(check(statement), { speaker: "Ben", source: line.text, answer: "true" })
    assert.deepInclude(check(choice), { options: choice.options, answer: "B" })
  })

  it.each<readonly [string, DraftQuestion]>([
    ["no quote", { ...statement, quoted: [] }],
    ["a quote that was not said", { ...statement, quoted: [{ segments: [line.id], quote: "Pigs fly" }] }],
    ["a line that does not exist", { ...statement, quoted: [{ segments: [SegmentId.make("g99")], quote: line.text }] }],
    ["a true statement that was not said", { ...statement, text: "Pigs fly." }],
    ["a false statement that was said", { ...statement, answer: "false" }],
    ["a key that is no key", { ...statement, answer: "perhaps" }],
    ["the wrong option as its key", { ...choice, answer: "A" }],
    ["a wrong option that was said there", { ...choice, options: ["euros", "400,000 euros"] }],
    ["two equal options", { ...choice, options: ["Pigs", "pigs.", "400,000 euros"], answer: "C" }],
    ["a key beyond its options", { ...choice, answer: "Q" }],
    ["its answer in its question", { ...choice, text: "Is it 400,000 euros?" }],
    ["another number in its question", { ...choice, text: "How much of the million is there?" }],
    ["another name in its question", { ...choice, text: "How much does Peter have for the warehouse?" }],
    ["a false statement that is true in other words", {
      ...statement,
      text: "The new warehouse has a budget of 400,000 euros.",
      answer: "false",
    }],
    ["an answer that was not said", { ...statement, kind: "comprehensive", answer: "Pigs fly" }],
  ])("drops one with %s", (_, draft) => {
    assert.strictEqual(check(draft), null)
  })

  it("takes pictures and links out of what a maker writes", () => {
    const question = check({ ...choice, text: "How much? ![x](https://evil.example/a.png) <script>" })
    assert.strictEqual(question?.text, "How much? x")
  })

  it("is stale once a cited line reads otherwise, or is gone", () => {
    const question = check(statement) ?? assert.fail("a question")
    const stored = { ...aQuizQuestion(1, 1), ...question }
    assert.isFalse(isStale(stored, text.lines))
    assert.isTrue(isStale(stored, [{ ...line, text: "Else." }]))
    assert.isTrue(isStale(stored, []))
  })
})
