import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { providerWithId } from "../steps/providers.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"
import { entitle } from "./living-subscription.ts"
import { syncSubscription } from "./sync-subscription.ts"

/** Ends a subscription now. Where a provider charges by itself, it is told first. */
export const endAtOnce = Effect.fnUntraced(function*(subscription: Subscription) {
  const provider = yield* providerWithId(subscription.provider)
  if (provider !== null && provider.renewals !== null) {
    yield* provider.renewals.endNow(subscription.ref)
    return yield* syncSubscription(provider, subscription.ref)
  }
  const subscriptions = yield* SubscriptionStore
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(subscription.userId)
    yield* subscriptions.save({ ...subscription, status: "canceled", lookedAt: yield* DateTime.now })
    yield* entitle(subscription.userId)
  }))
})
