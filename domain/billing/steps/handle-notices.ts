import { DateTime, Effect } from "effect"
import { OrderId } from "../../kernel/ids.ts"
import { OrderStore } from "../order-store.port.ts"
import { PaymentStore, type ReceivedNotice } from "../payment-store.port.ts"
import { settleOrder } from "../shared/settle-order.ts"
import { syncSubscription } from "../shared/sync-subscription.ts"
import { providerWithId } from "./providers.ts"

/**
 * Looks up what the pending notices are about. What cannot be looked up stays pending, behind what was not tried yet;
 * the hourly comparison finds it too.
 */
export const handleNotices = Effect.gen(function*() {
  const payments = yield* PaymentStore
  for (const notice of yield* payments.waiting(100)) {
    yield* lookUp(notice).pipe(
      Effect.andThen(setHandled(notice)),
      Effect.catchTag("PaymentRefused", () => setHandled(notice)),
      Effect.catchTag(
        "PaymentUnavailable",
        () => wait(notice),
      ),
    )
  }
})

const wait = Effect.fnUntraced(function*({ provider, eventId, type }: ReceivedNotice) {
  const payments = yield* PaymentStore
  yield* payments.setTried(provider, eventId, yield* DateTime.now)
  yield* Effect.logWarning("a payment notice waits for its provider", { type, eventId })
})

const setHandled = Effect.fnUntraced(function*({ provider, eventId }: ReceivedNotice) {
  const payments = yield* PaymentStore
  yield* payments.setHandled(provider, eventId, yield* DateTime.now)
})

const lookUp = Effect.fnUntraced(function*({ provider: id, kind, subject }: ReceivedNotice) {
  const provider = yield* providerWithId(id)
  if (provider === null) return
  if (kind === "subscription") return yield* syncSubscription(provider, subject)
  const orders = yield* OrderStore
  const order = yield* orders.find(OrderId.make(subject))
  if (order !== null) yield* settleOrder(provider, order)
})
