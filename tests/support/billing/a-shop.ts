import { OrderStore } from "#domain/billing/order-store.port.ts"
import type { Offer } from "#domain/billing/price.ts"
import { endDue } from "#domain/billing/steps/end-due.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import type { OrderId } from "#domain/kernel/ids.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepUsers } from "../a-scene.ts"
import { asAda } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { scriptedProvider } from "./scripted-provider.ts"

export type Shop = ReturnType<typeof scriptedProvider>

/** Ada at noon, with a provider that takes cards. */
export const atShop = <A, E, R>(test: (shop: Shop) => Effect.Effect<A, E, R>) => {
  const shop = scriptedProvider()
  return atNoon(Effect.andThen(keepUsers(aUser()), test(shop))).pipe(Effect.provide([asAda, shop.layer]))
}

export const found = Effect.fnUntraced(function*(id: OrderId) {
  const orders = yield* OrderStore
  return (yield* orders.find(id)) ?? assert.fail("no such order")
})

/** Orders, pays and verifies; returns the provider's id of the subscription. */
export const bought = Effect.fnUntraced(function*(shop: Shop, offer: Offer) {
  const { orderId } = yield* checkout.run(offer)
  const ref = yield* shop.pay(yield* found(orderId))
  yield* verifyPayment.run({ orderId })
  return ref ?? assert.fail("not paid")
})

/** What the minutely job does to subscriptions whose time is over. */
export const due = endDue
