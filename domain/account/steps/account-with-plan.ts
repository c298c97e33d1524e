import { Effect } from "effect"
import { AccountDisabled } from "../errors.ts"
import { OwnPlans } from "../own-plans.ts"
import type { PlanName } from "../plan-name.ts"
import { findOrCreateUser } from "../shared/find-or-create-user.ts"
import { UserStore } from "../user-store.port.ts"
import type { Email } from "../user.ts"

/** An account, new or not, that has this plan from now on, whenever no subscription gives it another. */
export const accountWithPlan = Effect.fnUntraced(function*(email: Email, wanted: PlanName | undefined) {
  const users = yield* UserStore
  const { included } = yield* OwnPlans
  const plan = wanted ?? (included === "free" ? "pro" : included)
  const user = { ...(yield* findOrCreateUser(email)), plan }
  if (user.disabledAt !== null) return yield* new AccountDisabled()
  yield* users.setPlan(user.id, user)
  yield* users.setIncludedPlan(user.id, plan)
  return user
})
