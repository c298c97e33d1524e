import { Effect } from "effect"
import { grantBonus } from "../../plan/shared/grant-minutes.ts"
import { BillingMailbox } from "../billing-mailbox.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { type Payment, shareTakenBack } from "../payment.ts"
import { communityMinutes } from "../price.ts"
import { withdrawMinutes } from "./withdraw-minutes.ts"

/** One payment, and the minutes of its refund taken back. Call it inside the lookup's transaction. What it paid for, by plan and period, stays as it was when it was first seen. */
export const recordPayment = Effect.fnUntraced(function*(seen: Payment) {
  const payments = yield* PaymentStore
  const mailbox = yield* BillingMailbox
  const before = yield* payments.find(seen.provider, seen.ref)
  const payment = before === null
    ? seen
    : { ...seen, plan: before.plan, period: before.period, orderId: before.orderId ?? seen.orderId }
  yield* payments.save(payment)
  if (before === null) {
    yield* grantBonus(payment.userId, { minutes: communityMinutes, source: "community" })
    const { plan, amount, currency, number, paidAt, invoiceUrl } = payment
    yield* mailbox.add({
      key: `receipt ${payment.provider} ${payment.ref}`,
      userId: payment.userId,
      news: { _tag: "Receipt", plan, amount, currency, number, paidAt, invoiceUrl },
    })
  }
  if (shareTakenBack(payment) > (before === null ? 0 : shareTakenBack(before))) yield* withdrawMinutes(payment)
})
