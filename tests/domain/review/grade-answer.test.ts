import { gradeAnswer, keywordsOf } from "#domain/review/grade-answer.ts"
import type { QuizQuestion } from "#domain/review/quiz-question.ts"
import { aQuizQuestion } from "#tests/support/review/a-review.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const several = aQuizQuestion(1, 1, {
  kind: "multipleChoice",
  options: ["It rains.", "It snows.", "It hails.", "It thaws."],
  answer: "A;C",
})
const ownWords = (answer: string, given: Partial<QuizQuestion> = {}) =>
  aQuizQuestion(1, 1, {
    kind: "comprehensive",
    options: [],
    answer,
    required: [],
    keywords: keywordsOf(answer, "Why did you leave the bank?", [
      answer,
      "The bank was near the sea and the sea was cold",
    ]),
    ...given,
  })

describe("grading an answer", () => {
  it.each(["A;C", "C;A", "a；c", " C ; A ;", "It hails.; it rains"])("takes %j for A and C, in any order", (answer) => {
    assert.strictEqual(gradeAnswer(several, answer), "right")
  })

  it.each(
    [["A", "partly"], ["A;B", "wrong"], ["A;B;C", "partly"], ["A;B;C;D", "wrong"], ["B;D", "wrong"], [
      "Z",
      "wrong",
    ]] as const,
  )("counts wrong choices as well as right ones: %s is %s", (answer, grade) => {
    assert.strictEqual(gradeAnswer(several, answer), grade)
  })

  it.prop(
    "does not depend on the order of the letters",
    [Schema.Array(Schema.Literals(["A", "B", "C", "D"]))],
    ([letters]) => gradeAnswer(several, letters.join(";")) === gradeAnswer(several, letters.toReversed().join("；")),
  )

  it("takes the letter or the text of a single choice, and the words true and false", () => {
    assert.strictEqual(gradeAnswer(aQuizQuestion(1, 1), "a"), "right")
    assert.strictEqual(gradeAnswer(aQuizQuestion(1, 1), "400,000 Euros"), "right")
    assert.strictEqual(gradeAnswer(aQuizQuestion(1, 1), "B"), "wrong")
    const statement = aQuizQuestion(1, 1, { kind: "trueFalse", options: [], answer: "false" })
    assert.strictEqual(gradeAnswer(statement, " False"), "right")
    assert.strictEqual(gradeAnswer(statement, "true"), "wrong")
  })

  it("grades own words by how much of what matters is there, in any form", () => {
    const question = ownWords("I was ill for a year and the doctor told me to work outside")
    assert.strictEqual(gradeAnswer(question, "Ill for one year; the doctors told them to be working outside"), "right")
    assert.strictEqual(gradeAnswer(question, "The doctor told them to work"), "partly")
    assert.strictEqual(gradeAnswer(question, "To leave the bank"), "wrong")
    assert.strictEqual(gradeAnswer(question, "?"), "wrong")
  })

  it("asks for the required entity, however it is written", () => {
    const gap = ownWords("fourteen euros", { required: ["14", "fourteen", "fourteen euros"] })
    assert.strictEqual(gradeAnswer(gap, "It was 14 €"), "right")
    assert.strictEqual(gradeAnswer(gap, "forty euros"), "wrong")
    const long = ownWords("The farm is one hundred and ninety-five euros per child, everything included", {
      required: ["195", "one hundred and ninety-five"],
    })
    assert.strictEqual(gradeAnswer(long, "The farm costs 200 euros per child with everything included"), "partly")
    assert.strictEqual(gradeAnswer(long, "195"), "partly")
  })
})
