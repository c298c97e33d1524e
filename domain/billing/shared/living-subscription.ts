import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { NoSubscription } from "../errors.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { entitlementOf, isLiving } from "../subscription.ts"

/** The account's live subscription; null if it has none. */
export const livingSubscription = Effect.fnUntraced(function*(userId: UserId) {
  const subscriptions = yield* SubscriptionStore
  return (yield* subscriptions.ofUser(userId)).find(isLiving) ?? null
})

export const requireLiving = Effect.fnUntraced(function*(userId: UserId) {
  return (yield* livingSubscription(userId)) ?? (yield* new NoSubscription())
})

/** Gives the account the plan of its subscription, or the one it has without. Call it inside the transaction that changed one. */
export const entitle = Effect.fnUntraced(function*(userId: UserId) {
  const users = yield* UserStore
  const user = yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (user !== null) yield* users.setPlan(userId, entitlementOf(yield* livingSubscription(userId), user.includedPlan))
})
