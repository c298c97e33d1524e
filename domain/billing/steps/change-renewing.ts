import { Effect } from "effect"
import type { PaymentProvider, Renewals } from "../payment-provider.port.ts"
import type { Offer } from "../price.ts"
import { syncSubscription } from "../shared/sync-subscription.ts"
import type { Subscription } from "../subscription.ts"

interface Change {
  readonly provider: PaymentProvider
  readonly living: Subscription
  readonly from: Offer
  readonly to: Offer
  readonly when: "now" | "period_end"
}

/**
 * Changes a subscription that renews by itself. Of two changes at once the provider refuses the second: their key
 * names what they change, not what it becomes. After a refusal, the subscription is read again, so that a retry has a key of its own.
 */
export const changeRenewing = Effect.fnUntraced(
  function*({ change }: Renewals, { provider, living: { ref, lookedAt }, from, to, when }: Change) {
    const sync = syncSubscription(provider, ref)
    const key = `change ${ref} ${from.plan} ${from.period} ${lookedAt.epochMilliseconds}`
    yield* change(ref, to, when, key).pipe(Effect.tapErrorTag("PaymentRefused", () => sync))
    yield* sync
  },
)
