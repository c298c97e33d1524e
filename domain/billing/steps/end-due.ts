import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { type PaymentProvider, PaymentProviders } from "../payment-provider.port.ts"
import { entitle } from "../shared/living-subscription.ts"
import { syncSubscription } from "../shared/sync-subscription.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { endOf, type Subscription } from "../subscription.ts"
import { isOfWallet, renewWallet } from "./apply-wallet.ts"
import { providerWithId } from "./providers.ts"
import { queueBillingMail } from "./queue-billing-mail.ts"

/** Ends the subscriptions whose time is over. A provider that charges automatically is asked first. */
export const endDue = Effect.gen(function*() {
  const subscriptions = yield* SubscriptionStore
  const { all } = yield* PaymentProviders
  const now = yield* DateTime.now
  const ids = new Set(all.map(({ id }) => id))
  const due = (yield* subscriptions.living).filter((one) => isOver(ids.has(one.provider) ? one : unrenewed(one), now))
  yield* Effect.forEach(due, endOne, { discard: true })
})

const isOver = (subscription: Subscription, now: DateTime.Utc): boolean => {
  const end = endOf(subscription)
  return end !== null && DateTime.isLessThanOrEqualTo(end, now)
}

/** Nothing charges for it again once its provider is no longer configured. */
const unrenewed = (subscription: Subscription): Subscription => ({ ...subscription, renews: false })

const endOne = Effect.fnUntraced(function*(subscription: Subscription) {
  const provider = yield* providerWithId(subscription.provider)
  if (provider !== null && provider.renewals !== null) return yield* askFirst(provider, subscription)
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(subscription.userId)
    yield* isOfWallet(subscription)
      ? renewWallet(subscription.provider, subscription.userId, now)
      : expire(subscription, now)
  }))
})

/** After the grace period, the provider is told to stop retrying. */
const askFirst = (provider: PaymentProvider, subscription: Subscription) =>
  Effect.gen(function*() {
    const { ref, status } = subscription
    if (status === "past_due") yield* provider.renewals?.endNow(ref) ?? Effect.void
    yield* syncSubscription(provider, ref)
  }).pipe(
    Effect.catch((refusal) =>
      Effect.logWarning("a subscription that is over could not be looked up", {
        provider: provider.id,
        reason: refusal._tag,
      })
    ),
  )

const expire = Effect.fnUntraced(function*(subscription: Subscription, now: DateTime.Utc) {
  const subscriptions = yield* SubscriptionStore
  const stored = yield* subscriptions.find(subscription.provider, subscription.ref)
  if (stored === null || !isOver(unrenewed(stored), now)) return
  const ended: Subscription = { ...stored, status: stored.cancelAtPeriodEnd ? "canceled" : "expired", lookedAt: now }
  yield* subscriptions.save(ended)
  yield* entitle(stored.userId)
  yield* queueBillingMail(stored, ended)
})
