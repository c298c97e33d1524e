import { Schema } from "effect"

export class PaymentNotOffered extends Schema.TaggedError<PaymentNotOffered>()("PaymentNotOffered", {}) {
  readonly kind = "conflict"
  override readonly message = "Plans cannot be bought on this server; ask its operator"
}

export class PaymentUnavailable extends Schema.TaggedError<PaymentUnavailable>()("PaymentUnavailable", {}) {
  readonly kind = "unavailable"
  override readonly message = "The payment provider is not responding; nothing was charged. Try again in a minute"
}

/** The provider answered that this cannot be done. */
export class PaymentRefused extends Schema.TaggedError<PaymentRefused>()("PaymentRefused", {}) {
  readonly kind = "conflict"
  override readonly message = "The payment provider refused this; nothing was charged"
}

export class PaymentNoticeInvalid extends Schema.TaggedError<PaymentNoticeInvalid>()("PaymentNoticeInvalid", {}) {
  readonly kind = "invalid"
  override readonly message = "This notice is not signed by the payment provider"
}

export class PaymentInfoMissing extends Schema.TaggedError<PaymentInfoMissing>()("PaymentInfoMissing", {}) {
  readonly kind = "not-found"
  override readonly message = "There is no such order in this account"
}

export class AlreadySubscribed extends Schema.TaggedError<AlreadySubscribed>()("AlreadySubscribed", {}) {
  readonly kind = "conflict"
  override readonly message = "This account already has a subscription; change it instead of buying another"
}

export class NoSubscription extends Schema.TaggedError<NoSubscription>()("NoSubscription", {}) {
  readonly kind = "conflict"
  override readonly message = "There is no subscription to renew, change or cancel"
}

export class SubscriptionEnded extends Schema.TaggedError<SubscriptionEnded>()("SubscriptionEnded", {}) {
  readonly kind = "conflict"
  override readonly message = "This subscription has ended and cannot be continued; choose a plan"
}

export class CannotDowngradeToFree extends Schema.TaggedError<CannotDowngradeToFree>()("CannotDowngradeToFree", {}) {
  readonly kind = "conflict"
  override readonly message =
    "A paid plan cannot be changed to the free one; cancel it instead, and it ends with the current period"
}

export class PlanUnchanged extends Schema.TaggedError<PlanUnchanged>()("PlanUnchanged", {}) {
  readonly kind = "conflict"
  override readonly message = "The subscription already has this plan and period"
}

export class TrialUsed extends Schema.TaggedError<TrialUsed>()("TrialUsed", {}) {
  readonly kind = "conflict"
  override readonly message = "The trial has already been used; each account has one"
}

export class PaidAhead extends Schema.TaggedError<PaidAhead>()("PaidAhead", {}) {
  readonly kind = "conflict"
  override readonly message = "The next period is already paid for; renew again once it has begun"
}

export class RefundTooLarge extends Schema.TaggedError<RefundTooLarge>()("RefundTooLarge", { left: Schema.Int }) {
  readonly kind = "conflict"
  override get message(): string {
    return `Only ${this.left} (in minor units) of this payment can be refunded`
  }
}
