import { DateTime, Effect, Stream } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { AttemptId, QuizQuestionId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { wire } from "../../kernel/wire.ts"
import { gradeAnswer } from "../grade-answer.ts"
import { CheckPart } from "../review-part.ts"
import { ownQuestion } from "../steps/own-question.ts"
import { recordAttempt } from "../steps/record-attempt.ts"

const maxAnswer = 2000

/** Grades an answer, and shows the key and where it was said. */
export const checkAnswer = streamCase("review.checkAnswer", {
  input: wire({
    questionId: QuizQuestionId,
    /** Letters of choices, several separated by semicolons; "true" or "false"; or the learner's own words. */
    answer: StorableText.check(notBlank, maxCharacters(maxAnswer)),
  }),
  output: CheckPart,
  stream: ({ questionId, answer }) =>
    Stream.fromIterableEffect(Effect.gen(function*() {
      const { next } = yield* IdSource
      const found = yield* ownQuestion(questionId)
      yield* limitRate("review answers of an account", found.quiz.userId)
      const id = AttemptId.make(yield* next)
      const grade = gradeAnswer(found.question, answer)
      const checked = yield* recordAttempt(found, { id, questionId, answer, grade, answeredAt: yield* DateTime.now })
      const parts: ReadonlyArray<CheckPart> = [{ kind: "checked", ...checked }, { kind: "done", attemptId: id }]
      return parts
    })),
})
