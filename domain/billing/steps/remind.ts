import { DateTime, Effect } from "effect"
import { BillingMailbox } from "../billing-mailbox.port.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import type { Subscription } from "../subscription.ts"

/**
 * Days before the end at which a mail is sent if people have to pay themselves; automatic charges are announced once.
 */
const stepsOf = ({ renews, cancelAtPeriodEnd }: Subscription): ReadonlyArray<number> =>
  renews && !cancelAtPeriodEnd ? [7] : [0, 1, 3, 7]

/** Queues reminders, each once. After downtime, only the one that fits today is sent. */
export const remind = Effect.gen(function*() {
  const subscriptions = yield* SubscriptionStore
  const mailbox = yield* BillingMailbox
  const now = yield* DateTime.now
  for (const subscription of yield* subscriptions.living) {
    const { id, userId, plan, periodEnd, renews, cancelAtPeriodEnd, nextAmount, currency, status } = subscription
    if (periodEnd === null || status === "past_due") continue
    const days = Math.floor((periodEnd.epochMilliseconds - now.epochMilliseconds) / 86_400_000)
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
