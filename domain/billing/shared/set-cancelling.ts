import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { NoSubscription, SubscriptionEnded } from "../errors.ts"
import { providerWithId } from "../steps/providers.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isUnpaid, type Subscription } from "../subscription.ts"
import { entitle, livingSubscription } from "./living-subscription.ts"
import { syncSubscription } from "./sync-subscription.ts"

/**
 * Sets whether the subscription ends with the paid time: at the provider if it charges automatically, otherwise here.
 */
export const setCancelling = Effect.fnUntraced(function*(userId: UserId, isCancelling: boolean) {
  const subscriptions = yield* SubscriptionStore
  const living = yield* livingSubscription(userId)
  if (living === null) {
    const had = yield* subscriptions.ofUser(userId)
    return yield* had.length > 0 && !isCancelling ? new SubscriptionEnded() : new NoSubscription()
  }
  if (isUnpaid(living)) return yield* new NoSubscription()
  const provider = yield* providerWithId(living.provider)
  if (provider?.renewals === undefined) return yield* new NoSubscription()
  if (provider.renewals === null) {
    yield* note(living, isCancelling)
  } else {
    yield* isCancelling ? provider.renewals.cancelAtEnd(living.ref) : provider.renewals.continue(living.ref)
    yield* syncSubscription(provider, living.ref)
  }
})

const note = Effect.fnUntraced(function*({ userId, provider, ref }: Subscription, cancelAtPeriodEnd: boolean) {
  const subscriptions = yield* SubscriptionStore
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(userId)
    const stored = yield* subscriptions.find(provider, ref)
    if (stored === null) return
    yield* subscriptions.save({ ...stored, cancelAtPeriodEnd, lookedAt: yield* DateTime.now })
    yield* entitle(userId)
  }))
})
