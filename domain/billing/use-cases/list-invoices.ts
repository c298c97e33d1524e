import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { stateOf } from "../payment.ts"
import { Currency, PaidPlan, Period } from "../price.ts"

const Invoice = wire({
  /** The provider's id of the payment: the invoice for cards, the trade number for Alipay. */
  ref: Schema.String,
  number: Schema.NullOr(Schema.String),
  orderId: Schema.NullOr(Schema.String),
  plan: PaidPlan,
  period: Period,
  amount: Schema.Int,
  refunded: Schema.Int,
  currency: Currency,
  paidAt: Schema.DateTimeUtcFromString,
  state: Schema.Literals(["paid", "partly_refunded", "refunded", "disputed", "lost"]),
  url: Schema.NullOr(Schema.String),
})

/** What the account has paid, newest first. */
export const listInvoices = useCase("billing.listInvoices", {
  input: Schema.Struct({}),
  output: wire({ items: Schema.Array(Invoice) }),
  run: Effect.fnUntraced(function*() {
    const payments = yield* PaymentStore
    const paid = yield* payments.ofUser(yield* signedIn)
    return {
      items: paid.map((payment) => {
        const { ref, number, orderId, plan, period, amount, refunded, currency, paidAt, invoiceUrl: url } = payment
        return { ref, number, orderId, plan, period, amount, refunded, currency, paidAt, state: stateOf(payment), url }
      }),
    }
  }),
})
