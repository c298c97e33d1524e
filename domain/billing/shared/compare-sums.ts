import { DateTime, Effect } from "effect"
import { type PaymentProvider, PaymentProviders } from "../payment-provider.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import type { Sums } from "../payment.ts"

/** What both sides say was paid by a provider since `since`. */
export interface Comparison {
  readonly provider: string
  readonly since: DateTime.Utc
  readonly ours: Sums
  /** Null if it has no records to query: each wallet payment is looked up on its own. */
  readonly theirs: Sums | null
}

/**
 * Adds up the payments of the last 35 days here and at each provider. After `reconcile` both are the same: anything else is
 * money that nobody was credited for, or a credit that nobody paid for, and is logged as an error. A provider that does not
 * answer is left out.
 */
export const compareSums = Effect.gen(function*() {
  const { all } = yield* PaymentProviders
  const compared = yield* Effect.forEach(all, (provider) =>
    compareOne(provider).pipe(
      Effect.catch(({ _tag: reason }) =>
        Effect.as(
          Effect.logError("the books of a payment provider could not be read", { provider: provider.id, reason }),
          [],
        )
      ),
    ))
  return compared.flat()
})

const compareOne = Effect.fnUntraced(function*({ id, renewals }: PaymentProvider) {
  const payments = yield* PaymentStore
  const since = DateTime.startOf(DateTime.subtract(yield* DateTime.now, { days: 35 }), "day")
  const theirs = renewals === null ? null : yield* renewals.sums(since)
  const comparison: Comparison = { provider: id, since, ours: yield* payments.sums(id, since), theirs }
  if (!isEven(comparison)) yield* Effect.logError("the books differ from those of the payment provider", comparison)
  return [comparison]
})

/** Whether both sides agree. */
export const isEven = ({ ours, theirs }: Comparison): boolean =>
  theirs === null || (ours.count === theirs.count && ours.amount === theirs.amount)
