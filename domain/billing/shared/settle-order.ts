import { DateTime, Effect } from "effect"
import { OrderStore } from "../order-store.port.ts"
import type { Order } from "../order.ts"
import type { PaymentProvider } from "../payment-provider.port.ts"
import { applyWalletPayment } from "../steps/apply-wallet.ts"
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
  else if (!(yield* applyWalletPayment(order, outcome.payment, lookedAt))) {
    yield* orders.finish(order.id, "closed")
    return "closed" as const
  }
  yield* orders.finish(order.id, "paid")
  return "paid" as const
})
