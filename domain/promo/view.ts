import { Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import type { PromoCode } from "./promo-code.ts"

/** A code as it is typed; required. */
export const TypedCode = StorableText.check(notBlank, maxCharacters(64))

/** A code as the operator sees it. */
export const PromoCodeView = wireAs("PromoCode", {
  code: Schema.String,
  minutes: Schema.Int,
  trialDays: Schema.Int,
  maxUses: Schema.NullOr(Schema.Int),
  uses: Schema.Int,
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  active: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
})
export type PromoCodeView = typeof PromoCodeView.Type

export const viewOf = (promo: PromoCode, uses: number): PromoCodeView => {
  const { code, minutes, trialDays, maxUses, expiresAt, active, createdAt } = promo
  return { code, minutes, trialDays, maxUses, uses, expiresAt, active, createdAt }
}

/** What a code gives. */
export const Reward = wire({
  code: Schema.String,
  minutes: Schema.Int,
  trialDays: Schema.Int,
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
