import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

/** The place, the name or the formats break a rule. */
export class ExportRuleRefused extends Schema.TaggedError<ExportRuleRefused>()("ExportRuleRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class ExportRuleLimitReached extends Schema.TaggedError<ExportRuleLimitReached>()("ExportRuleLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `An account can have at most ${this.limit} rules of automatic export; delete one first`
  }
}

export class ExportRuleNotFound extends Schema.TaggedError<ExportRuleNotFound>()("ExportRuleNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "There is no such rule of automatic export"
}

export class ExportedFileNotFound extends Schema.TaggedError<ExportedFileNotFound>()("ExportedFileNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "There is no such file, or it is still waiting"
}

export class ExportRuleOff extends Schema.TaggedError<ExportRuleOff>()("ExportRuleOff", {}) {
  readonly kind = "conflict"
  override readonly message = "Automatic export is switched off: switch it on first"
}
