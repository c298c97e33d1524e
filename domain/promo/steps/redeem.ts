import { DateTime, Effect } from "effect"
import { startProTrial } from "../../billing/shared/start-pro-trial.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { grantBonus } from "../../plan/shared/grant-minutes.ts"
import { PromoCodeNotFound, PromoCodeUsed } from "../errors.ts"
import { usable } from "../promo-code.ts"
import { PromoStore } from "../promo-store.port.ts"

/** Uses a code up for an account: all of it, or, where the account cannot have its trial, nothing. Uses of a code wait for each other. */
export const redeem = Effect.fnUntraced(function*(code: string, userId: UserId) {
  const promos = yield* PromoStore
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  return yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(userId)
    const { promo, uses } = (yield* promos.lock(code)) ?? (yield* new PromoCodeNotFound())
    const usedAt = yield* DateTime.now
    yield* Effect.fromResult(usable(promo, uses, yield* promos.hasUsed(promo.id, userId), usedAt))
    if (!(yield* promos.use({ codeId: promo.id, userId, usedAt }))) return yield* new PromoCodeUsed()
    if (promo.minutes > 0) yield* grantBonus(userId, { minutes: promo.minutes, source: `promo ${code}` })
    if (promo.trialDays > 0) yield* startProTrial(userId, promo.trialDays)
    return promo
  }))
})
