import { type DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { SubscriptionId, type UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import type { Payment } from "../payment.ts"
import { entitle, livingSubscription } from "../shared/living-subscription.ts"
import type { Snapshot } from "../snapshot.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"
import { queueBillingMail } from "./queue-billing-mail.ts"
import { recordPayment } from "./record-payment.ts"
import { replaceUnpaid } from "./replace-unpaid.ts"

/**
 * Stores what was looked up about a subscription, and all that follows: payments, minutes, the account's plan, mails.
 * Of two lookups, the one that began later counts. The lookup itself happened outside: no transaction waits for a
 * provider. A live one beside another that is paid for is not stored: the payments for it that nobody has seen yet are
 * returned instead. Those that are known were for time that the account had.
 */
export const applySnapshot = Effect.fnUntraced(function*(
  provider: string,
  userId: UserId,
  seen: Snapshot,
  lookedAt: DateTime.Utc,
) {
  const ledger = yield* MinuteLedger
  const subscriptions = yield* SubscriptionStore
  const { transaction } = yield* UnitOfWork
  const ids = yield* IdSource
  return yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(userId)
    const before = yield* subscriptions.find(provider, seen.ref)
    if (before !== null && before.lookedAt.epochMilliseconds > lookedAt.epochMilliseconds) return null
    const living = yield* livingSubscription(userId)
    const isSecond = seen.status !== "canceled" && living !== null && living.ref !== seen.ref
    if (isSecond && !(yield* replaceUnpaid(living, lookedAt))) return yield* unknownOf(provider, userId, seen)
    const subscription: Subscription = {
      id: before?.id ?? SubscriptionId.make(yield* ids.next),
      userId,
      provider,
      ref: seen.ref,
      plan: seen.plan,
      period: seen.period,
      currency: seen.currency,
      status: seen.status,
      anchor: seen.anchor,
      periodStart: seen.periodStart,
      periodEnd: seen.periodEnd,
      cancelAtPeriodEnd: seen.cancelAtPeriodEnd,
      renews: true,
      next: seen.next,
      nextAmount: seen.nextAmount,
      payUrl: seen.payUrl,
      lookedAt,
      createdAt: before?.createdAt ?? lookedAt,
    }
    for (const payment of paymentsOf(provider, userId, seen)) yield* recordPayment(payment)
    yield* subscriptions.save(subscription)
    yield* entitle(userId)
    yield* queueBillingMail(before, subscription)
    return null
  }))
})

const unknownOf = Effect.fnUntraced(function*(provider: string, userId: UserId, seen: Snapshot) {
  const payments = yield* PaymentStore
  const known = new Set(
    (yield* payments.ofUser(userId)).filter((one) => one.provider === provider).map(({ ref }) => ref),
  )
  return paymentsOf(provider, userId, seen).filter(({ ref }) => !known.has(ref))
})

const paymentsOf = (provider: string, userId: UserId, { ref, plan, period, payments }: Snapshot) =>
  payments.map((payment): Payment => ({ ...payment, provider, userId, orderId: null, subscription: ref, plan, period }))

/** The account that a snapshot is about; null if it no longer exists. */
export const accountOf = Effect.fnUntraced(function*(userId: UserId) {
  const users = yield* UserStore
  return yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
})
