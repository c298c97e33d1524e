import { Schema } from "effect"

export class AnswererFailed extends Schema.TaggedError<AnswererFailed>()("AnswererFailed", {
  reason: Schema.Literals([
    "refused-key",
    "rate-limited",
    "timed-out",
    "remote-error",
    "unreadable-answer",
    "engine-died",
  ]),
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
