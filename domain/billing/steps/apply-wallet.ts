import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { SubscriptionId, type UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { OrderStore } from "../order-store.port.ts"
import type { Order } from "../order.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { shareTakenBack } from "../payment.ts"
import { entitle, livingSubscription } from "../shared/living-subscription.ts"
import type { SeenPayment } from "../snapshot.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isUnpaid, type Subscription } from "../subscription.ts"
import { paidSpans, spanAt } from "../wallet.ts"
import { queueBillingMail } from "./queue-billing-mail.ts"
import { recordPayment } from "./record-payment.ts"
import { replaceUnpaid } from "./replace-unpaid.ts"

/**
 * Stores a wallet payment, and the subscription that all payments of the wallet add up to; `mismatched` if the amount
 * is not what was ordered. One that would be for nothing is not stored.
 */
export const applyWalletPayment = Effect.fnUntraced(function*(order: Order, seen: SeenPayment, lookedAt: DateTime.Utc) {
  const ledger = yield* MinuteLedger
  const payments = yield* PaymentStore
  const { transaction } = yield* UnitOfWork
  const { userId, provider, plan, period } = order
  if (seen.amount !== order.amount) {
    yield* Effect.logError("a payment differs in amount from its order", { order: order.id, provider })
    return "mismatched" as const
  }
  return yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(userId)
    // A wallet only reports full refunds; partial refunds made here are already known.
    const stored = yield* payments.find(provider, seen.ref)
    const payment = { ...seen, provider, userId, orderId: order.id, subscription: null, plan, period }
    if (stored === null && (yield* isForNothing(order))) return payment
    yield* recordPayment({ ...payment, refunded: Math.max(seen.refunded, stored?.refunded ?? 0) })
    yield* renewWallet(provider, userId, lookedAt)
    return "applied" as const
  }))
})

/**
 * Whether an order was overtaken: the account pays elsewhere, or has paid for another order since, whose time this one
 * would cut off without credit.
 */
const isForNothing = Effect.fnUntraced(function*({ userId, provider, begins, createdAt }: Order) {
  const payments = yield* PaymentStore
  const living = yield* livingSubscription(userId)
  if (living !== null && !isUnpaid(living) && living.provider !== provider) return true
  return begins === "now" &&
    (yield* payments.ofUser(userId)).some((one) =>
      one.provider === provider && shareTakenBack(one) < 1 && DateTime.isGreaterThanOrEqualTo(one.paidAt, createdAt)
    )
})

const refOf = (userId: UserId): string => `wallet ${userId}`

/** Whether its payments alone, which are stored here, determine it: its wallet need not be asked. */
export const isOfWallet = ({ ref, userId }: Pick<Subscription, "ref" | "userId">): boolean => ref === refOf(userId)

/**
 * The subscription of a wallet at `now`, as its payments determine it. Call it inside a transaction with the account
 * locked.
 */
export const renewWallet = Effect.fnUntraced(function*(provider: string, userId: UserId, now: DateTime.Utc) {
  const subscriptions = yield* SubscriptionStore
  const ids = yield* IdSource
  const ref = refOf(userId)
  const before = yield* subscriptions.find(provider, ref)
  const at = spanAt(yield* spansOf(provider, userId), now)
  if (at === null && before === null) return
  const living = yield* livingSubscription(userId)
  if (at !== null && living !== null && living.ref !== ref && !(yield* replaceUnpaid(living, now))) return
  const base = before ?? (yield* Effect.map(ids.next, (id) => ({ id: SubscriptionId.make(id), createdAt: now })))
  const subscription: Subscription | null = at === null
    ? before && { ...before, status: before.cancelAtPeriodEnd ? "canceled" : "expired", lookedAt: now }
    : {
      ...base,
      userId,
      provider,
      ref,
      plan: at.span.plan,
      period: at.span.period,
      currency: "CNY",
      status: "active",
      anchor: at.span.anchor,
      periodStart: at.span.start,
      periodEnd: at.span.end,
      cancelAtPeriodEnd: before !== null && DateTime.Equivalence(before.periodEnd ?? now, at.span.end)
        ? before.cancelAtPeriodEnd
        : false,
      renews: false,
      next: at.next && { plan: at.next.plan, period: at.next.period },
      nextAmount: null,
      payUrl: null,
      lookedAt: now,
    }
  if (subscription === null) return
  yield* subscriptions.save(subscription)
  yield* entitle(userId)
  yield* queueBillingMail(before, subscription)
})

const spansOf = Effect.fnUntraced(function*(provider: string, userId: UserId) {
  const payments = yield* PaymentStore
  const orders = yield* OrderStore
  const own = (yield* payments.ofUser(userId)).filter((payment) => payment.provider === provider)
  const paid = yield* Effect.forEach(own, (payment) =>
    Effect.map(
      payment.orderId === null ? Effect.succeed(null) : orders.find(payment.orderId),
      (order) => ({ ...payment, begins: order?.begins ?? "after" as const }),
    ))
  return paidSpans(paid)
})
