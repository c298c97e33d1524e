import { Effect, Ref, Schema, Stream } from "effect"
import { QuestionMeter } from "../../asking/question-meter.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { QuestionKind } from "../quiz-question.ts"
import { ReviewPart } from "../review-part.ts"
import { beginReview, maxQuestions } from "../steps/begin-review.ts"
import type { Made } from "../steps/kept-question.ts"
import { madeQuestions } from "../steps/made-questions.ts"

const Count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxQuestions }))

/** Writes questions about a task, each checked before it is sent. A round without any is not counted. */
export const startReview = streamCase("review.startReview", {
  input: wire({
    taskId: TaskId,
    /** All by default. */
    kinds: Schema.optional(Schema.NonEmptyArray(QuestionKind)),
    /** At most this many; 10 by default. */
    count: Schema.optional(Count),
    /** Whether they come back when they are due, which is the default, or are asked once. */
    isSpaced: Schema.optional(Schema.Boolean),
  }),
  output: ReviewPart,
  stream: (wanted) =>
    Stream.unwrap(Effect.gen(function*() {
      const meter = yield* QuestionMeter
      const begun = yield* Effect.acquireRelease(beginReview(wanted), ({ quiz }) => meter.release(quiz.id))
      const { quiz, request } = begun
      const made = yield* Ref.make<Made>({ found: 0, engine: quiz.engine, failure: null })
      const ending = Effect.map(Ref.get(made), (end): ReviewPart => {
        return { kind: "done", quizId: end.found === 0 ? null : quiz.id, ...end, requested: request.count }
      })
      return Stream.make<[ReviewPart]>({ kind: "started", engine: quiz.engine }).pipe(
        Stream.concat(madeQuestions(begun, made)),
        Stream.concat(Stream.fromEffect(ending)),
      )
    })),
})
