import { DateTime, Effect } from "effect"
import { BillingMailbox } from "../billing-mailbox.port.ts"
import { endOf, isLiving, type Subscription } from "../subscription.ts"

/** Queues mail about what changed for the account: a renewal failed, or the plan ended. */
export const queueBillingMail = Effect.fnUntraced(function*(before: Subscription | null, now: Subscription) {
  const mailbox = yield* BillingMailbox
  const { id, userId, plan, payUrl, status, periodStart } = now
  if (status === "past_due" && before?.status !== "past_due") {
    yield* mailbox.add({
      key: `failed ${id} ${DateTime.formatIsoDateUtc(periodStart)}`,
      userId,
      news: { _tag: "PaymentFailed", plan, payUrl, endsAt: endOf(now) },
    })
  }
  if (before !== null && isLiving(before) && !isLiving(now)) {
    yield* mailbox.add({ key: `ended ${id}`, userId, news: { _tag: "PlanEnded", plan } })
  }
})
