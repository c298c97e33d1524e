import { DateTime, Effect, Option } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { BillingMailbox } from "../billing-mailbox.port.ts"
import { daysUntil, soonDays } from "../ending.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"

/**
 * Days before the end at which a mail is sent if people have to pay themselves; automatic charges are announced once. A trial
 * that has just begun does not end soon.
 */
const stepsOf = (subscription: Subscription): ReadonlyArray<number> =>
  subscription.renews && !subscription.cancelAtPeriodEnd
    ? [7]
    : [0, 1, 3, 7].filter((days) => days <= soonDays(subscription))

/** Queues reminders, each once. After downtime, only the one that fits today is sent. */
export const remind = Effect.gen(function*() {
  const subscriptions = yield* SubscriptionStore
  const mailbox = yield* BillingMailbox
  const users = yield* UserStore
  const now = yield* DateTime.now
  for (const subscription of yield* subscriptions.living) {
    const { id, userId, plan, periodEnd, renews, cancelAtPeriodEnd, nextAmount, currency, status } = subscription
    if (periodEnd === null || status === "past_due" || daysUntil(periodEnd, now, "UTC") > 8) continue
    const reader = yield* Effect.option(users.get(userId))
    if (Option.isNone(reader)) continue
    const { timeZone } = yield* readingOf(reader.value)
    const days = daysUntil(periodEnd, now, timeZone)
    const step = stepsOf(subscription).find((one) => days <= one && days >= 0 && days > one - 3)
    if (step === undefined) continue
    const willRenew = renews && !cancelAtPeriodEnd
    yield* mailbox.add({
      key: `renewal ${id} ${DateTime.formatIsoDateUtc(periodEnd)} ${step}`,
      userId,
      news: {
        _tag: "RenewalDue",
        plan,
        days,
        endsAt: periodEnd,
        renews: willRenew,
        amount: willRenew ? nextAmount : null,
        currency: willRenew ? currency : null,
      },
    })
  }
})
