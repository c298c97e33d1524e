import { DateTime, Effect } from "effect"
import { hasIncludedPlan, OwnPlans } from "../../account/own-plans.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isLiving } from "../subscription.ts"
import { type SubscriptionView, viewOf } from "../view.ts"

/** What an account has. The server may include a plan, or the operator may have given it a plan without a subscription. */
export const accountView = Effect.fnUntraced(function*(user: User) {
  const { id, plan } = user
  const subscriptions = yield* SubscriptionStore
  const all = yield* subscriptions.ofUser(id)
  const { timeZone } = yield* readingOf(user)
  const view = viewOf(all, yield* DateTime.now, timeZone)
  if (all.some(isLiving)) return view
  const rules = yield* OwnPlans
  const isIncluded = hasIncludedPlan(user, rules)
  return {
    ...view,
    ...(isIncluded && { badge: null, reminder: null }),
    plan,
    trialAvailable: rules.areOn && view.trialAvailable && plan === "free",
    isIncluded,
  } satisfies SubscriptionView
})
