import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

/** The address breaks a rule. */
export class WebhookRefused extends Schema.TaggedError<WebhookRefused>()("WebhookRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class WebhookLimitReached extends Schema.TaggedError<WebhookLimitReached>()("WebhookLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: "url", max: this.limit }
  }
  override get message(): string {
    return `An account can have at most ${this.limit} webhooks; delete one first`
  }
}

export class WebhookNotFound extends Schema.TaggedError<WebhookNotFound>()("WebhookNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Webhook not found"
}

export class DeliveryNotFound extends Schema.TaggedError<DeliveryNotFound>()("DeliveryNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "There is no such delivery, or it is still waiting"
}

export class WebhookOff extends Schema.TaggedError<WebhookOff>()("WebhookOff", {}) {
  readonly kind = "conflict"
  override readonly message = "The webhook is switched off: switch it on first"
}
