import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { SubscriptionId, type UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { AlreadySubscribed } from "../errors.ts"
import { entitle, livingSubscription } from "../shared/living-subscription.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"
import { replaceUnpaid } from "./replace-unpaid.ts"

/** A plan free of charge. It replaces a trial, or an earlier grant. */
export const grantPlan = Effect.fnUntraced(function*(
  userId: UserId,
  plan: Subscription["plan"],
  until: DateTime.Utc | null,
) {
  const subscriptions = yield* SubscriptionStore
  const ledger = yield* MinuteLedger
  const ids = yield* IdSource
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  const provider = plan === "trial" ? "trial" : "operator"
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(userId)
    const living = yield* livingSubscription(userId)
    if (living !== null && !(yield* replaceUnpaid(living, now))) return yield* new AlreadySubscribed()
    const id = SubscriptionId.make(yield* ids.next)
    yield* subscriptions.save({
      id,
      userId,
      provider,
      ref: `${provider} ${id}`,
      plan,
      period: "month",
      currency: null,
      status: "active",
      anchor: now,
      periodStart: now,
      periodEnd: until,
      cancelAtPeriodEnd: false,
      renews: false,
      next: null,
      nextAmount: null,
      payUrl: null,
      lookedAt: now,
      createdAt: now,
    })
    yield* entitle(userId)
  }))
})
