import { Schema } from "effect"
import { EngineFailure } from "../kernel/engine-failure.ts"
import { AttemptId, QuizId, TaskId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { AskedQuestion, Grade, ReviewMoment } from "./quiz-question.ts"

/** Why it was not the language model that wrote the questions, or why there are not more of them; null if it did. */
const failure = Schema.NullOr(EngineFailure)

/** A round of questions as it is being written: who writes it, each question, and how many there are. */
export const ReviewPart = Schema.Union([
  wire({ kind: Schema.Literal("started"), engine: Schema.String }),
  wire({ kind: Schema.Literal("question"), question: AskedQuestion }),
  wire({
    kind: Schema.Literal("done"),
    /** Null if nothing was found. */
    quizId: Schema.NullOr(QuizId),
    found: Schema.Int,
    requested: Schema.Int,
    /** Who wrote the questions: the one who stands in, if the engine that started failed. */
    engine: Schema.String,
    failure,
  }),
])
export type ReviewPart = typeof ReviewPart.Type

/** A finished round. */
export const WholeReview = wire({
  taskId: TaskId,
  quizId: Schema.NullOr(QuizId),
  engine: Schema.String,
  /** How many questions were requested. */
  requested: Schema.Int,
  failure,
  questions: Schema.Array(AskedQuestion),
})
export type WholeReview = typeof WholeReview.Type

export const wholeReview = (taskId: TaskId, parts: ReadonlyArray<ReviewPart>): WholeReview => {
  const done = parts.find((part) => part.kind === "done")
  if (done === undefined) throw new Error("a round that was not refused ends with done")
  return {
    taskId,
    quizId: done.quizId,
    engine: done.engine,
    requested: done.requested,
    failure: done.failure,
    questions: parts.flatMap((part) => part.kind === "question" ? [part.question] : []),
  }
}

/** The result of an answer, with the key and what it is based on. */
export const CheckedAnswer = wireAs("CheckedAnswer", {
  attemptId: AttemptId,
  taskId: TaskId,
  grade: Grade,
  /** Letters of choices ("A;C"), "true" or "false", or what was said. */
  answer: Schema.String,
  moments: Schema.Array(ReviewMoment),
  /** Whether a line that it is based on was edited or removed since the question was written. */
  isStale: Schema.Boolean,
  /** Whether the learner may overrule the grade: only for answers in their own words. */
  canOverrule: Schema.Boolean,
  /** When the question comes back; null if it does not. */
  due: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type CheckedAnswer = typeof CheckedAnswer.Type

/** A graded answer as it is streamed. */
export const CheckPart = Schema.Union([
  wire({ kind: Schema.Literal("checked"), ...CheckedAnswer.to.fields }),
  wire({ kind: Schema.Literal("done"), attemptId: AttemptId }),
])
export type CheckPart = typeof CheckPart.Type

export const checkedOf = (parts: ReadonlyArray<CheckPart>): CheckedAnswer => {
  const checked = parts.find((part) => part.kind === "checked")
  if (checked === undefined) throw new Error("an answer that was not refused is checked")
  const { kind: _, ...answer } = checked
  return answer
}
