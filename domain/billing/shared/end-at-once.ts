import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import type { PaymentRefused } from "../errors.ts"
import type { PaymentProvider } from "../payment-provider.port.ts"
import { providerWithId } from "../steps/providers.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isLiving, type Subscription } from "../subscription.ts"
import { entitle } from "./living-subscription.ts"
import { syncSubscription } from "./sync-subscription.ts"

/** Ends a subscription now. A provider that charges automatically is told first. */
export const endAtOnce = Effect.fnUntraced(function*(subscription: Subscription) {
  const provider = yield* providerWithId(subscription.provider)
  if (provider !== null && provider.renewals !== null) {
    yield* provider.renewals.endNow(subscription.ref).pipe(
      Effect.catchTag("PaymentRefused", (refusal) => unlessEnded(provider, subscription.ref, refusal)),
    )
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

/** A refusal because it has already ended there, for example in an earlier attempt that was cut off, does not count. */
const unlessEnded = Effect.fnUntraced(function*(provider: PaymentProvider, ref: string, refusal: PaymentRefused) {
  const subscriptions = yield* SubscriptionStore
  yield* syncSubscription(provider, ref)
  const seen = yield* subscriptions.find(provider.id, ref)
  if (seen !== null && isLiving(seen)) return yield* refusal
})
