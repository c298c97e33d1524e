import { Effect } from "effect"
import { BillingMailbox } from "../billing-mailbox.port.ts"
import type { PaymentProvider } from "../payment-provider.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import type { Payment } from "../payment.ts"

/**
 * Refunds a payment that pays for nothing here, since the account has another plan. It is stored afterwards: until
 * then it is unknown, so that whatever fails on the way is tried again. It never counted, and takes no minutes back.
 */
export const refundDuplicate = Effect.fnUntraced(function*(provider: PaymentProvider, payment: Payment) {
  const payments = yield* PaymentStore
  const mailbox = yield* BillingMailbox
  const { ref, userId, plan, amount, currency, refunded } = payment
  yield* Effect.logWarning("a payment for a second plan is paid back", { provider: provider.id, ref })
  if (refunded < amount) yield* provider.refund(ref, amount - refunded, `second ${ref}`)
  yield* payments.save({ ...payment, refunded: amount })
  yield* mailbox.add({
    key: `paid back ${provider.id} ${ref}`,
    userId,
    news: { _tag: "PaidBack", plan, amount, currency },
  })
})
