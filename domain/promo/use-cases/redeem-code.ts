import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { leftOf } from "../../plan/ledger.ts"
import { balanceOf } from "../../plan/shared/balance.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { findCode } from "../steps/find-code.ts"
import { redeem } from "../steps/redeem.ts"
import { TypedCode } from "../view.ts"

/** Uses a promo code, once per account: bonus minutes that do not expire, trial days, or both. */
export const redeemCode = useCase("promo.redeemCode", {
  input: wire({ code: TypedCode }),
  output: wire({
    code: Schema.String,
    minutes: Schema.Int,
    trialDays: Schema.Int,
    /** What the account has now. */
    bonus: Schema.Int,
    left: Schema.Int,
  }),
  run: Effect.fnUntraced(function*({ code: typed }) {
    const user = yield* currentUser
    yield* requirePlans
    const { promo: { code } } = yield* findCode(typed, user.id)
    const { minutes, trialDays } = yield* redeem(code, user.id)
    const balance = yield* balanceOf(yield* currentUser)
    return { code, minutes, trialDays, bonus: balance.bonus, left: leftOf(balance) }
  }),
})
