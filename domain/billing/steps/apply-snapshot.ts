import { type DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { SubscriptionId, type UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { entitle, livingSubscription } from "../shared/living-subscription.ts"
import type { Snapshot } from "../snapshot.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"
import { recordPayments } from "./record-payments.ts"
import { replaceUnpaid } from "./replace-unpaid.ts"
import { writeNews } from "./write-news.ts"

/**
 * Stores what was looked up about a subscription, and all that follows: payments, minutes, the account's plan, mails.
 * Of two lookups, the one that began later counts. The lookup itself happened outside: no transaction waits for a
 * provider.
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
    if (before !== null && before.lookedAt.epochMilliseconds > lookedAt.epochMilliseconds) return "outdated" as const
    const living = yield* livingSubscription(userId)
    const isSecond = seen.status !== "canceled" && living !== null && living.ref !== seen.ref
    const replaced = isSecond && (yield* replaceUnpaid(living, lookedAt))
    const subscription: Subscription = {
      id: before?.id ?? SubscriptionId.make(yield* ids.next),
      userId,
      provider,
      ref: seen.ref,
      plan: seen.plan,
      period: seen.period,
      currency: seen.currency,
      status: isSecond && !replaced ? "canceled" : seen.status,
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
    yield* recordPayments(subscription, seen.payments)
    yield* subscriptions.save(subscription)
    yield* entitle(userId)
    yield* writeNews(before, subscription)
    return isSecond && !replaced ? "second" as const : "applied" as const
  }))
})

/** The account that a snapshot is about; null if it no longer exists. */
export const accountOf = Effect.fnUntraced(function*(userId: UserId) {
  const users = yield* UserStore
  return yield* users.get(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
})
