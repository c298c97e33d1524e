import { Schema } from "effect"

export class AnalystFailed extends Schema.TaggedError<AnalystFailed>()("AnalystFailed", {
  reason: Schema.Literals(["refused-key", "rate-limited", "timed-out", "remote-error", "unreadable-answer"]),
  detail: Schema.String,
}) {
  readonly kind = "unavailable"
  get code(): string {
    return this.reason
  }
  override get message(): string {
    return `Analysis failed (${this.reason}): ${this.detail}`
  }
}
