import { Effect } from "effect"
import { hasIncludedPlan, isUnlimited, OwnPlans } from "../../account/own-plans.ts"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { User } from "../../account/user.ts"
import { leftOf } from "../ledger.ts"
import { balanceOf } from "./balance.ts"

/** The balance of an account, the plan that counts for it, and whether its minutes can run out. */
export const standingOf = Effect.fnUntraced(function*(user: User) {
  const rules = yield* OwnPlans
  const { month: { nextReset }, ...balance } = yield* balanceOf(user)
  return {
    ...balance,
    nextReset,
    left: leftOf(balance),
    plan: yield* planInUse(user.plan),
    isIncluded: hasIncludedPlan(user, rules),
    isLimited: !isUnlimited(user, rules),
  }
})
