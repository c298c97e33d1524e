import { type DateTime, Effect } from "effect"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isUnpaid, type Subscription } from "../subscription.ts"

/** Ends a trial, or a gift of the operator, when the account pays for a plan; false if the living one is paid too. */
export const replaceUnpaid = Effect.fnUntraced(function*(living: Subscription, now: DateTime.Utc) {
  if (!isUnpaid(living)) return false
  const subscriptions = yield* SubscriptionStore
  yield* subscriptions.save({ ...living, status: "expired", lookedAt: now })
  return true
})
