import { Schema } from "effect"
import { EngineFailure } from "../kernel/engine-failure.ts"
import { AttemptId, QuizQuestionId } from "../kernel/ids.ts"

export class QuizMakerFailed extends Schema.TaggedError<QuizMakerFailed>()("QuizMakerFailed", {
  reason: EngineFailure,
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  get code(): string {
    return this.reason
  }
  override get message(): string {
    return `No questions could be written (${this.reason}): ${this.detail}`
  }
}

export class QuizQuestionNotFound extends Schema.TaggedError<QuizQuestionNotFound>()("QuizQuestionNotFound", {
  questionId: QuizQuestionId,
}) {
  readonly kind = "not-found"
  override readonly message = "There is no such review question"
}

export class AttemptNotFound extends Schema.TaggedError<AttemptNotFound>()("AttemptNotFound", {
  attemptId: AttemptId,
}) {
  readonly kind = "not-found"
  override readonly message = "There is no such answer"
}

/** Only answers in a learner's own words are graded by guessing. */
export class VerdictIsFinal extends Schema.TaggedError<VerdictIsFinal>()("VerdictIsFinal", {
  attemptId: AttemptId,
}) {
  readonly kind = "conflict"
  override readonly message = "You can only grade answers that you wrote yourself"
}
