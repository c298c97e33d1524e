import { Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentInfoMissing, RefundTooLarge } from "../errors.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { Payment } from "../payment.ts"
import { refundMoney } from "../steps/refund-money.ts"

/** Refunds a payment, or part of it, and takes back its unused minutes. The plan continues; end it separately. */
export const refundPayment = useCase("billing.refundPayment", {
  input: wire({
    account: AccountName,
    payment: Schema.String,
    /** In minor units; all that is left by default. */
    amount: Schema.NullOr(Schema.Int.check(Schema.isGreaterThan(0))),
  }),
  output: Payment,
  run: Effect.fnUntraced(function*({ account, payment: ref, amount }) {
    const { id } = yield* namedUser(account)
    const payments = yield* PaymentStore
    const payment = (yield* payments.ofUser(id)).find((one) => one.ref === ref)
    if (payment === undefined) return yield* new PaymentInfoMissing()
    const left = payment.amount - payment.refunded
    const wanted = amount ?? left
    if (wanted > left || left === 0) return yield* new RefundTooLarge({ left })
    yield* refundMoney(payment, wanted)
    return (yield* payments.find(payment.provider, ref)) ?? payment
  }),
})
