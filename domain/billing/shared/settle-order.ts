import { DateTime, Effect } from "effect"
import { OrderStore } from "../order-store.port.ts"
import type { Order } from "../order.ts"
import type { OrderOutcome, PaymentProvider } from "../payment-provider.port.ts"
import { PaymentStore } from "../payment-store.port.ts"
import { type Payment, shareTakenBack } from "../payment.ts"
import { applyWalletPayment } from "../steps/apply-wallet.ts"
import { refundDuplicate } from "../steps/refund-duplicate.ts"
import { syncSubscription } from "./sync-subscription.ts"

/** Asks the provider what became of an order, and acts on it. Can be repeated: nothing is counted twice. */
export const settleOrder = Effect.fnUntraced(function*(provider: PaymentProvider, order: Order) {
  const orders = yield* OrderStore
  const lookedAt = yield* DateTime.now
  const outcome = yield* provider.lookUpOrder(order)
  if (outcome.state === "open") return "open" as const
  if (outcome.state === "closed") {
    yield* orders.finish(order.id, "closed")
    return "closed" as const
  }
  if ("subscription" in outcome) yield* syncSubscription(provider, outcome.subscription)
  else {
    const applied = yield* applyWalletPayment(order, outcome.payment, lookedAt)
    if (applied === "mismatched") {
      yield* orders.finish(order.id, "closed")
      return "closed" as const
    }
    if (applied !== "applied") yield* refundDuplicate(provider, applied)
  }
  const payments = yield* PaymentStore
  const own = (yield* payments.ofUser(order.userId)).filter((payment) => isOf(payment, order, outcome))
  const state = own.length > 0 && own.every((one) => shareTakenBack(one) === 1) ? "refunded" as const : "paid" as const
  yield* orders.finish(order.id, state)
  return state
})

const isOf = ({ provider, ref, subscription }: Payment, order: Order, outcome: OrderOutcome & { state: "paid" }) =>
  provider === order.provider &&
  ("subscription" in outcome ? subscription === outcome.subscription : ref === outcome.payment.ref)
