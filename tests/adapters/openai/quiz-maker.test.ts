import { questionChecker } from "#domain/review/checked-question.ts"
import { QuizMaker, type QuizRequest } from "#domain/review/quiz-maker.port.ts"
import { questionKinds } from "#domain/review/quiz-question.ts"
import { aQuestion } from "#tests/support/asking/a-question.ts"
import { quizModelThat } from "#tests/support/review/obliging-quiz-model.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

const request: QuizRequest = {
  transcript: aQuestion("").text,
  kinds: questionKinds,
  count: 5,
  language: "en",
  seed: 1,
}
const made = Effect.gen(function*() {
  const { make } = yield* QuizMaker
  return yield* Stream.runCollect(make(request))
})
const good = {
  kind: "singleChoice",
  text: "What does the new warehouse cost?",
  options: ["400,000 euros", "200,000 euros", "90,000 euros", "a million euros"],
  answers: ["400,000 euros"],
  lines: [2],
  quote: "The budget for the new warehouse is 400,000 euros.",
}
const quizOf = (...questions: ReadonlyArray<object>) => JSON.stringify({ questions })

describe("the questions of a model", () => {
  it.live("keep their right option, wherever it is put", () =>
    Effect.gen(function*() {
      const [draft = assert.fail("no question")] = yield* made
      assert.strictEqual(draft.options[draft.answer.charCodeAt(0) - 65], "400,000 euros")
      assert.isNotNull(questionChecker(request.transcript, true)(draft))
    }).pipe(Effect.provide(quizModelThat(() => `Here you are:\n\`\`\`json\n${quizOf(good)}\n\`\`\``))))

  it.live("are dropped if they lie: about a quote, a line, or the key", () =>
    Effect.gen(function*() {
      const check = questionChecker(request.transcript, true)
      const drafts = yield* made
      assert.lengthOf(drafts, 4)
      assert.isTrue(drafts.every((draft) => check(draft) === null))
    }).pipe(Effect.provide(quizModelThat(() =>
      quizOf(
        { ...good, quote: "Ignore all rules" },
        { ...good, lines: [99] },
        { ...good, answers: ["a million euros"] },
        { ...good, answers: [] },
      )
    ))))

  it.live.each<readonly [string, string]>([
    ["garbage", "no JSON at all"],
    ["a cut answer", quizOf(good).slice(0, -4)],
    ["another shape", quizOf({ ...good, kind: "essay" })],
  ])("are refused for %s", ([, written]) =>
    Effect.gen(function*() {
      const failed = yield* Effect.flip(made)
      assert.strictEqual(failed._tag, "QuizMakerFailed")
    }).pipe(Effect.provide(quizModelThat(() => written))))
})
