import { DateTime, Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { usable } from "../promo-code.ts"
import { PromoStore } from "../promo-store.port.ts"
import { findCode } from "../steps/find-code.ts"
import { Reward, TypedCode } from "../view.ts"

/** Whether the caller may use a promo code, and what it gives. */
export const validateCode = useCase("promo.validateCode", {
  input: wire({ code: TypedCode }),
  output: Reward,
  run: Effect.fnUntraced(function*({ code: typed }) {
    const userId = yield* signedIn
    yield* requirePlans
    const promos = yield* PromoStore
    const { promo, uses } = yield* findCode(typed, userId)
    const now = yield* DateTime.now
    yield* Effect.fromResult(usable(promo, uses, yield* promos.hasUsed(promo.id, userId), now))
    const { code, minutes, trialDays, expiresAt } = promo
    return { code, minutes, trialDays, expiresAt }
  }),
})
