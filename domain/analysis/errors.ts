import { Schema } from "effect"
import { EngineFailure } from "../kernel/engine-failure.ts"
import { TaskId } from "../kernel/ids.ts"

export class AnalystFailed extends Schema.TaggedError<AnalystFailed>()("AnalystFailed", {
  reason: EngineFailure,
  detail: Schema.String,
  /** Milliseconds that the service asked us to wait before it is asked again. */
  retryAfter: Schema.optionalKey(Schema.Finite),
}) {
  readonly kind = "unavailable"
  get code(): string {
    return this.reason
  }
  override get message(): string {
    return `Analysis failed (${this.reason}): ${this.detail}`
  }
}

export class NotAnalysed extends Schema.TaggedError<NotAnalysed>()("NotAnalysed", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "The content has not been analysed yet"
}

export class SectionNotFound extends Schema.TaggedError<SectionNotFound>()("SectionNotFound", {
  section: Schema.String,
}) {
  readonly kind = "conflict"
  override readonly message = "The summary no longer has this section"
}

export class ActionItemNotFound extends Schema.TaggedError<ActionItemNotFound>()("ActionItemNotFound", {
  itemId: Schema.String,
}) {
  readonly kind = "not-found"
  override readonly message = "The summary no longer has this action item"
}
