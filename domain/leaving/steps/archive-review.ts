import { Effect, Schema } from "effect"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { wire } from "../../kernel/wire.ts"
import { Grade, QuestionKind } from "../../review/quiz-question.ts"
import { ReviewStore } from "../../review/review-store.port.ts"
import { jsonFile } from "./archive-parts.ts"

const Reviewed = wire({
  kind: QuestionKind,
  text: Schema.String,
  options: Schema.Array(Schema.String),
  answer: Schema.String,
  /** What it is based on, as it was said. */
  quotes: Schema.Array(Schema.String),
  answers: Schema.Array(wire({ answer: Schema.String, grade: Grade, answeredAt: Schema.DateTimeUtcFromString })),
})

/** The questions with which a person reviewed a task, and their answers; null if there were none. */
export const reviewFile = Effect.fnUntraced(function*(owner: UserId, task: TaskId, path: string) {
  const reviews = yield* ReviewStore
  const questions = yield* reviews.ofTask(owner, task)
  if (questions.length === 0) return null
  const reviewed = yield* Effect.forEach(
    questions,
    ({ question: { id, kind, text, options, answer, moments } }) =>
      Effect.map(reviews.attempts(id), (attempts) => ({
        kind,
        text,
        options,
        answer,
        quotes: moments.map(({ quote }) => quote),
        answers: attempts.map(({ answer, grade, answeredAt }) => ({ answer, grade, answeredAt })),
      })),
  )
  return yield* jsonFile(path, Schema.Struct({ items: Schema.Array(Reviewed) }), { items: reviewed })
})
