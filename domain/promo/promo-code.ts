import { DateTime, Result, Schema } from "effect"
import { PromoCodeId, UserId } from "../kernel/ids.ts"
import { PromoCodeExpired, PromoCodeInactive, PromoCodeUsed, PromoCodeUsedUp } from "./errors.ts"

/** A code that gives bonus minutes, trial days, or both. Case does not matter. */
export const PromoCode = Schema.Struct({
  id: PromoCodeId,
  /** In upper case, as it is shown. */
  code: Schema.String,
  minutes: Schema.Int,
  trialDays: Schema.Int,
  /** How many accounts may use it; null for any number. */
  maxUses: Schema.NullOr(Schema.Int),
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  active: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
})
export type PromoCode = typeof PromoCode.Type

/** One use of a code by an account. */
export const PromoUse = Schema.Struct({ codeId: PromoCodeId, userId: UserId, usedAt: Schema.DateTimeUtcFromString })
export type PromoUse = typeof PromoUse.Type

/** Codes as people type them: "  spring-26 " is SPRING-26. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase()

/** Whether an account may use a code now. `uses` counts those of all accounts. */
export const usable = (
  { active, expiresAt, maxUses }: PromoCode,
  uses: number,
  isUsedByCaller: boolean,
  now: DateTime.Utc,
): Result.Result<void, PromoCodeInactive | PromoCodeExpired | PromoCodeUsed | PromoCodeUsedUp> => {
  if (isUsedByCaller) return Result.fail(new PromoCodeUsed())
  if (!active) return Result.fail(new PromoCodeInactive())
  if (expiresAt !== null && DateTime.isLessThanOrEqualTo(expiresAt, now)) return Result.fail(new PromoCodeExpired())
  if (maxUses !== null && uses >= maxUses) return Result.fail(new PromoCodeUsedUp())
  return Result.succeed(undefined)
}
