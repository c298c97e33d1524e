import { DateTime, Effect } from "effect"
import type { User } from "../../account/user.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { OrderId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { OrderStore } from "../order-store.port.ts"
import { type Order, orderLasts } from "../order.ts"
import type { PaymentProvider } from "../payment-provider.port.ts"
import type { Offer } from "../price.ts"
import { providerWithId } from "./providers.ts"

interface Wanted extends Offer {
  /** In minor units of the provider's currency. */
  readonly amount: number
  readonly begins: Order["begins"]
}

/** Where an order is paid. The same request twice gives the same order; other open orders are closed. */
export const placeOrder = Effect.fnUntraced(function*(provider: PaymentProvider, user: User, wanted: Wanted) {
  const orders = yield* OrderStore
  yield* limitRate("orders of an account", user.id)
  const { order, others } = yield* findOrInsert(provider, user, wanted)
  yield* Effect.forEach(others, close, { discard: true })
  const { url: base } = yield* PublicAddress
  const page = `${base}/transcribe/payment`
  const { ref, url } = yield* provider.checkout(order, user.email, {
    success: `${page}/success?order_id=${order.id}&session_id={CHECKOUT_SESSION_ID}`,
    cancel: `${page}/cancel?order_id=${order.id}`,
  })
  if (order.ref === null) yield* orders.setRef(order.id, ref)
  return { orderId: order.id, url }
})

const findOrInsert = Effect.fnUntraced(function*(provider: PaymentProvider, user: User, wanted: Wanted) {
  const orders = yield* OrderStore
  const ledger = yield* MinuteLedger
  const ids = yield* IdSource
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  return yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(user.id)
    const open = yield* orders.open(user.id)
    const youngest = DateTime.subtract(now, orderLasts)
    const same = open.find((order) =>
      isSame(order, provider.id, wanted) && DateTime.isGreaterThan(order.createdAt, youngest)
    )
    const others = open.filter((order) => order !== same)
    if (same !== undefined) return { order: same, others }
    const order: Order = {
      id: OrderId.make(yield* ids.next),
      userId: user.id,
      plan: wanted.plan,
      period: wanted.period,
      amount: wanted.amount,
      begins: wanted.begins,
      currency: provider.currency,
      provider: provider.id,
      ref: null,
      state: "open",
      createdAt: now,
    }
    yield* orders.insert(order)
    return { order, others }
  }))
})

/** At its own provider, which may no longer be the one for new orders. What is paid all the same is paid back. */
const close = Effect.fnUntraced(function*(order: Order) {
  const provider = yield* providerWithId(order.provider)
  if (provider !== null) yield* Effect.ignore(provider.closeOrder(order))
})

const isSame = (order: Order, provider: string, { plan, period, amount, begins }: Wanted): boolean =>
  order.provider === provider && order.plan === plan && order.period === period && order.amount === amount &&
  order.begins === begins
