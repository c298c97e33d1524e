import { Effect, Schema } from "effect"
import { currentUser, signedIn } from "../../account/shared/signed-in.ts"
import { OrderId } from "../../kernel/ids.ts"
import { StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PaymentInfoMissing } from "../errors.ts"
import { OrderStore } from "../order-store.port.ts"
import { accountView } from "../shared/account-view.ts"
import { settleOrder } from "../shared/settle-order.ts"
import { offeredProvider, providerWithId } from "../steps/providers.ts"
import { SubscriptionView } from "../view.ts"

/** What became of an order, asking the provider now: payers need not wait for its notice. By `order_id` or `session_id`. */
export const verifyPayment = useCase("billing.verifyPayment", {
  input: wire({ orderId: Schema.optionalKey(OrderId), sessionId: Schema.optionalKey(StorableText) }),
  output: wire({
    state: Schema.Literals(["processing", "success", "failed", "refunded"]),
    subscription: SubscriptionView,
  }),
  run: Effect.fnUntraced(function*({ orderId, sessionId }) {
    const userId = yield* signedIn
    const order = yield* found(orderId ?? null, sessionId ?? null)
    if (order?.userId !== userId) return yield* new PaymentInfoMissing()
    const provider = yield* providerWithId(order.provider)
    const outcome = order.state === "open" && provider !== null ? yield* settleOrder(provider, order) : order.state
    return { state: states[outcome], subscription: yield* accountView(yield* currentUser) }
  }),
})

const states = { open: "processing", paid: "success", closed: "failed", refunded: "refunded" } as const

const found = Effect.fnUntraced(function*(orderId: OrderId | null, sessionId: string | null) {
  const orders = yield* OrderStore
  if (orderId !== null) return yield* orders.find(orderId)
  const provider = yield* offeredProvider
  return sessionId === null ? null : yield* orders.findByRef(provider.id, sessionId)
})
