import { Schema } from "effect"
import { BrokenRule, rulesSentence } from "../kernel/rules.ts"

export class DeletionNotConfirmed extends Schema.TaggedError<DeletionNotConfirmed>()("DeletionNotConfirmed", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}
