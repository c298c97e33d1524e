import { Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import type { CountedCode } from "./promo-store.port.ts"

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

export const viewOf = ({ promo: { id: _, ...promo }, uses }: CountedCode): PromoCodeView => ({ ...promo, uses })

/** What a code gives. */
export const Reward = wire({
  code: Schema.String,
  minutes: Schema.Int,
  trialDays: Schema.Int,
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
