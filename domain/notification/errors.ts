import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

/** The address or the keys of the browser break a rule. */
export class PushDeviceRefused extends Schema.TaggedError<PushDeviceRefused>()("PushDeviceRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class PushDeviceLimitReached extends Schema.TaggedError<PushDeviceLimitReached>()("PushDeviceLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `At most ${this.limit} devices of an account are notified; switch one off first`
  }
}

export class PushDeviceNotFound extends Schema.TaggedError<PushDeviceNotFound>()("PushDeviceNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "This device is not notified"
}

export class NoMailAddress extends Schema.TaggedError<NoMailAddress>()("NoMailAddress", {}) {
  readonly kind = "conflict"
  override readonly message = "This account has no email address, so it gets no email"
}

export class UnsubscribeLinkInvalid extends Schema.TaggedError<UnsubscribeLinkInvalid>()("UnsubscribeLinkInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "This link is not valid; switch the emails off in the account"
}
