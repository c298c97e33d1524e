import { PaymentNoticeInvalid } from "#domain/billing/errors.ts"
import type { Order } from "#domain/billing/order.ts"
import { type PaymentProvider, PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import type { SeenPayment } from "#domain/billing/snapshot.ts"
import { DateTime, Effect, Layer } from "effect"

/** A wallet whose records the test writes: people pay each time. */
export const scriptedWallet = () => {
  const paid = new Map<string, SeenPayment>()
  /** Someone pays an order, or an amount other than was ordered. */
  const pay = (order: Order, amount = order.amount) =>
    Effect.map(DateTime.now, (paidAt) => {
      paid.set(order.id, {
        ref: `trade ${order.id}`,
        number: null,
        amount,
        currency: "CNY",
        paidAt,
        refunded: 0,
        dispute: null,
        invoiceUrl: null,
      })
    })
  /** A full refund, made in the wallet's own console. */
  const refundMoney = (order: Order): void => {
    const payment = paid.get(order.id)
    if (payment !== undefined) paid.set(order.id, { ...payment, refunded: payment.amount })
  }
  const provider: PaymentProvider = {
    id: "alipay",
    method: "alipay",
    isSimulated: false,
    currency: "CNY",
    renewals: null,
    checkout: (order) => Effect.succeed({ ref: order.id, url: `https://wallet.test/${order.id}` }),
    lookUpOrder: (order) => {
      const payment = paid.get(order.id)
      return Effect.succeed(payment === undefined ? { state: "open" } : { state: "paid", payment })
    },
    closeOrder: () => Effect.void,
    refund: (ref, amount) =>
      Effect.sync(() => {
        for (const [id, payment] of paid) {
          if (payment.ref === ref) paid.set(id, { ...payment, refunded: payment.refunded + amount })
        }
      }),
    readNotice: () => Effect.fail(new PaymentNoticeInvalid()),
  }
  return { provider, pay, refundMoney, layer: Layer.succeed(PaymentProviders, { all: [provider], offered: provider }) }
}
