import { type DateTime, Effect } from "effect"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isUnpaid, type Subscription } from "../subscription.ts"

/**
 * Ends a trial, or a plan granted by the operator, when the account pays for one; false if the live one is paid, too.
 */
export const replaceUnpaid = Effect.fnUntraced(function*(living: Subscription, now: DateTime.Utc) {
  if (!isUnpaid(living)) return false
  const subscriptions = yield* SubscriptionStore
  yield* subscriptions.save({ ...living, status: "expired", lookedAt: now })
  return true
})
