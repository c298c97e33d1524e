import { Schema } from "effect"

export class ReferralCodeNotFound extends Schema.TaggedError<ReferralCodeNotFound>()("ReferralCodeNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "This referral code does not exist"
}
