import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

export class HotwordNotFound extends Schema.TaggedError<HotwordNotFound>()("HotwordNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Hotword not found"
}

export class HotwordRefused extends Schema.TaggedError<HotwordRefused>()("HotwordRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class HotwordExists extends Schema.TaggedError<HotwordExists>()("HotwordExists", {}) {
  readonly kind = "conflict"
  readonly params = { field: "text" }
  override readonly message = "text: this hotword already exists"
}

export class HotwordLimitReached extends Schema.TaggedError<HotwordLimitReached>()("HotwordLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: "text", max: this.limit }
  }
  override get message(): string {
    return `text: an account can have at most ${this.limit} hotwords; delete some first`
  }
}

export class NoUsableHotword extends Schema.TaggedError<NoUsableHotword>()("NoUsableHotword", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  readonly params = { field: "text" }
  override readonly message = "text: no line contains a usable hotword"
}
