import { questionChecker } from "#domain/review/checked-question.ts"
import { QuizMaker, type QuizRequest } from "#domain/review/quiz-maker.port.ts"
import { type QuestionKind, questionKinds } from "#domain/review/quiz-question.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Stream } from "effect"
import { aQuestion } from "../support/asking/a-question.ts"
import { behavesOn } from "../support/behaves.ts"

const request: QuizRequest = {
  transcript: aQuestion("").text,
  kinds: questionKinds,
  count: 6,
  language: "en",
  seed: 3,
}

const made = (given: Partial<QuizRequest> = {}) =>
  Effect.gen(function*() {
    const { make } = yield* QuizMaker
    return yield* Stream.runCollect(make({ ...request, ...given }))
  })

/** What every QuizMaker must do. */
export const quizMakerContract = (name: string, layer: Layer.Layer<QuizMaker>): void => {
  describe(`QuizMaker: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "makes questions that stand the check, at most as many as wanted",
      Effect.gen(function*() {
        const questions = yield* made()
        const check = questionChecker(request.transcript, true)
        assert.isAbove(questions.length, 0)
        assert.isAtMost(questions.length, request.count)
        assert.isAbove(questions.filter((question) => check(question) !== null).length, 0)
      }),
    )

    behaves(
      "makes only the kinds that are wanted",
      Effect.gen(function*() {
        const kinds: ReadonlyArray<QuestionKind> = ["trueFalse"]
        assert.isTrue((yield* made({ kinds })).every(({ kind }) => kind === "trueFalse"))
      }),
    )

    behaves(
      "makes none of nothing",
      Effect.gen(function*() {
        const transcript = { ...request.transcript, revision: 2, lines: [], speakers: [] }
        assert.deepStrictEqual(yield* made({ transcript }), [])
      }),
    )
  })
}
