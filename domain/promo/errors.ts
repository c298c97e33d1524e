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
  override readonly message = "This promo code has reached its usage limit"
}

export class PromoCodeTaken extends Schema.TaggedError<PromoCodeTaken>()("PromoCodeTaken", {}) {
  readonly kind = "conflict"
  override readonly message = "This promo code already exists"
}

export class PromoCodeEmpty extends Schema.TaggedError<PromoCodeEmpty>()("PromoCodeEmpty", {}) {
  readonly kind = "invalid"
  readonly params = { field: "minutes" }
  override readonly message = "minutes: must be at least 1 if the code gives no trial days"
}
