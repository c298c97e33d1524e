import { Schema } from "effect"

export class PromoCodeNotFound extends Schema.TaggedError<PromoCodeNotFound>()("PromoCodeNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "This promo code does not exist"
}

export class PromoCodeInactive extends Schema.TaggedError<PromoCodeInactive>()("PromoCodeInactive", {}) {
  readonly kind = "conflict"
  override readonly message = "This promo code is not active"
}

export class PromoCodeExpired extends Schema.TaggedError<PromoCodeExpired>()("PromoCodeExpired", {}) {
  readonly kind = "conflict"
  override readonly message = "This promo code has expired"
}

export class PromoCodeUsed extends Schema.TaggedError<PromoCodeUsed>()("PromoCodeUsed", {}) {
  readonly kind = "conflict"
  override readonly message = "This account has already used this promo code"
}

export class PromoCodeUsedUp extends Schema.TaggedError<PromoCodeUsedUp>()("PromoCodeUsedUp", {}) {
  readonly kind = "conflict"
  override readonly message = "This promo code has been used as often as it may be"
}

export class PromoCodeTaken extends Schema.TaggedError<PromoCodeTaken>()("PromoCodeTaken", {}) {
  readonly kind = "conflict"
  override readonly message = "There is a promo code with these letters already"
}

export class PromoCodeEmpty extends Schema.TaggedError<PromoCodeEmpty>()("PromoCodeEmpty", {}) {
  readonly kind = "invalid"
  override readonly message = "minutes: must be at least 1 where the code gives no days of trial"
}
