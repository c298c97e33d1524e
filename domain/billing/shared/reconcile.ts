import { DateTime, Effect } from "effect"
import type { PaymentRefused } from "../errors.ts"
import { OrderStore } from "../order-store.port.ts"
import { type Order, orderLasts } from "../order.ts"
import { type PaymentProvider, PaymentProviders } from "../payment-provider.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"
import { settleOrder } from "./settle-order.ts"
import { syncSubscription } from "./sync-subscription.ts"

/** What the comparison with a provider found about one subscription or order. */
interface Finding {
  readonly provider: string
  readonly ref: string
  /** As it stood here before, and after; null for what was not known. */
  readonly before: string | null
  readonly after: string | null
}

/**
 * Compares everything stored here with everything the providers know, and adopts their state. This finds what was
 * lost on the way: afterwards no plan is wrong and no payment is missing. Returns what changed.
 */
export const reconcile = Effect.gen(function*() {
  const { all } = yield* PaymentProviders
  const found = yield* Effect.forEach(all, (provider) =>
    reconcileOne(provider).pipe(
      Effect.catch((refusal) =>
        Effect.as(
          Effect.logError("a payment provider could not be compared", { provider: provider.id, reason: refusal._tag }),
          [],
        )
      ),
    ))
  return found.flat()
})

const reconcileOne = Effect.fnUntraced(function*(provider: PaymentProvider) {
  const orders = yield* OrderStore
  const subscriptions = yield* SubscriptionStore
  const findings: Array<Finding> = []
  for (const order of (yield* orders.open(null)).filter((one) => one.provider === provider.id)) {
    const after = yield* unlessRefused(order.id, settleOrClose(provider, order))
    if (after !== null && after !== "open") {
      findings.push({ provider: provider.id, ref: order.id, before: "open", after })
    }
  }
  if (provider.renewals === null) return [...findings, ...yield* reconcileWallets(provider)]
  const ours = (yield* subscriptions.living).filter((one) => one.provider === provider.id).map(({ ref }) => ref)
  for (const ref of new Set([...yield* provider.renewals.list, ...ours])) {
    const before = described(yield* subscriptions.find(provider.id, ref))
    yield* unlessRefused(ref, syncSubscription(provider, ref))
    const after = described(yield* subscriptions.find(provider.id, ref))
    if (before !== after) findings.push({ provider: provider.id, ref, before, after })
  }
  return findings
})

/** Wallet payments are looked up again for as long as they may last: they may have been refunded there. */
const reconcileWallets = Effect.fnUntraced(function*(provider: PaymentProvider) {
  const orders = yield* OrderStore
  const payments = yield* PaymentStore
  const subscriptions = yield* SubscriptionStore
  const since = DateTime.subtract(yield* DateTime.now, { months: 25 })
  const findings: Array<Finding> = []
  for (const { ref, userId } of (yield* subscriptions.living).filter((one) => one.provider === provider.id)) {
    const before = described(yield* subscriptions.find(provider.id, ref))
    for (const { orderId, paidAt, provider: id } of yield* payments.ofUser(userId)) {
      if (id !== provider.id || orderId === null || DateTime.isLessThan(paidAt, since)) continue
      const order = yield* orders.find(orderId)
      if (order !== null) yield* unlessRefused(order.id, settleOrder(provider, order))
    }
    const after = described(yield* subscriptions.find(provider.id, ref))
    if (before !== after) findings.push({ provider: provider.id, ref, before, after })
  }
  return findings
})

/** Null for one that the provider refuses to look up: it must not keep the others from being compared. */
const unlessRefused = <A, E, R>(ref: string, work: Effect.Effect<A, E | PaymentRefused, R>) =>
  work.pipe(
    Effect.catchTag("PaymentRefused", () =>
      Effect.as(Effect.logError("a payment provider refused to look up one of its own", { ref }), null)),
  )

const settleOrClose = Effect.fnUntraced(function*(provider: PaymentProvider, order: Order) {
  const state = yield* settleOrder(provider, order)
  const isOld = DateTime.isLessThan(order.createdAt, DateTime.subtract(yield* DateTime.now, orderLasts))
  if (state !== "open" || !isOld) return state
  yield* provider.closeOrder(order)
  return yield* settleOrder(provider, order)
})

const described = (subscription: Subscription | null): string | null => {
  if (subscription === null) return null
  const { plan, period, status, periodEnd, cancelAtPeriodEnd } = subscription
  const end = periodEnd === null ? "without end" : `until ${DateTime.formatIso(periodEnd)}`
  return `${plan} by ${period}, ${status}${cancelAtPeriodEnd ? " and cancelled" : ""}, ${end}`
}
