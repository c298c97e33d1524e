import { Schema } from "effect"
import { EngineFailure } from "../kernel/engine-failure.ts"
import { TaskId } from "../kernel/ids.ts"
import type { Params } from "../kernel/rules.ts"

export class AnswererFailed extends Schema.TaggedError<AnswererFailed>()("AnswererFailed", {
  reason: EngineFailure,
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  get code(): string {
    return this.reason
  }
  override get message(): string {
    return `The question could not be answered (${this.reason}): ${this.detail}`
  }
}

export class NothingToAsk extends Schema.TaggedError<NothingToAsk>()("NothingToAsk", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "There is no transcription content to ask about"
}

export class QuestionLimitReached extends Schema.TaggedError<QuestionLimitReached>()("QuestionLimitReached", {
  limit: Schema.Int,
  feature: Schema.Struct({ code: Schema.Int, name: Schema.String }),
}) {
  readonly kind = "quota"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `usage limit reached: your plan includes ${this.limit} questions a month; upgrade or wait for the reset`
  }
}
