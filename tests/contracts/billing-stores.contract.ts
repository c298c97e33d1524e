import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { OrderStore } from "#domain/billing/order-store.port.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { OrderId, SubscriptionId } from "#domain/kernel/ids.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, Exit, type Layer } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import { anOrder, aPayment, aSubscription } from "../support/billing/a-subscription.ts"

const later = at("2026-11-25T10:00:00.000Z")

/** What every OrderStore, SubscriptionStore, PaymentStore and BillingMailbox must do. */
export const billingStoresContract = (
  name: string,
  layer: Layer.Layer<OrderStore | SubscriptionStore | PaymentStore | BillingMailbox>,
): void => {
  describe(`billing stores: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keep an order as it was ordered, and end it once",
      Effect.gen(function*() {
        const orders = yield* OrderStore
        const order = anOrder()
        const second = anOrder({
          id: OrderId.make("0190a5f2-7c1e-7000-8000-0000000000b2"),
          userId: bob,
          createdAt: later,
        })
        yield* orders.insert(second)
        yield* orders.insert(order)
        yield* orders.setRef(order.id, "cs_1")
        assert.deepStrictEqual(yield* orders.find(order.id), { ...order, ref: "cs_1" })
        assert.deepStrictEqual((yield* orders.findByRef("stripe", "cs_1"))?.id, order.id)
        assert.isNull(yield* orders.findByRef("alipay", "cs_1"))
        assert.deepStrictEqual((yield* orders.open(null)).map(({ id }) => id), [order.id, second.id])
        assert.deepStrictEqual((yield* orders.open(bob)).map(({ id }) => id), [second.id])
        const ends = yield* Effect.all(Array.from({ length: 5 }, () => orders.finish(order.id, "paid")), {
          concurrency: "unbounded",
        })
        assert.lengthOf(ends.filter(Boolean), 1)
        assert.isFalse(yield* orders.finish(order.id, "closed"))
        assert.strictEqual((yield* orders.find(order.id))?.state, "paid")
        assert.deepStrictEqual((yield* orders.open(null)).map(({ id }) => id), [second.id])
      }),
    )

    behaves(
      "keep what the later look saw of a subscription, under its first id",
      Effect.gen(function*() {
        const subscriptions = yield* SubscriptionStore
        const first = aSubscription()
        const other = SubscriptionId.make("0190a5f2-7c1e-7000-8000-0000000000c9")
        yield* subscriptions.save(first)
        yield* subscriptions.save({ ...first, id: other, plan: "premium", lookedAt: later, createdAt: later })
        yield* subscriptions.save({ ...first, plan: "enterprise" })
        const stored = { ...first, plan: "premium", lookedAt: later } as const
        assert.deepStrictEqual(yield* subscriptions.find("stripe", first.ref), stored)
        assert.deepStrictEqual(yield* subscriptions.ofUser(ada), [stored])
        assert.deepStrictEqual(yield* subscriptions.living, [stored])
        assert.isNull(yield* subscriptions.find("stripe", "sub_none"))
      }),
    )

    behaves(
      "refuse a second living subscription of an account",
      Effect.gen(function*() {
        const subscriptions = yield* SubscriptionStore
        const second = aSubscription({
          id: SubscriptionId.make("0190a5f2-7c1e-7000-8000-0000000000c2"),
          ref: "sub_2",
          createdAt: later,
        })
        yield* subscriptions.save(aSubscription())
        assert.isTrue(Exit.isFailure(yield* Effect.exit(subscriptions.save(second))))
        yield* subscriptions.save(aSubscription({ status: "canceled" }))
        yield* subscriptions.save(second)
        assert.deepStrictEqual((yield* subscriptions.ofUser(ada)).map(({ ref }) => ref), ["sub_2", "sub_1"])
        assert.deepStrictEqual((yield* subscriptions.living).map(({ ref }) => ref), ["sub_2"])
      }),
    )

    behaves(
      "keep payments under their names, and notices once",
      Effect.gen(function*() {
        const payments = yield* PaymentStore
        yield* payments.save(aPayment())
        yield* payments.save(aPayment({ refunded: 1999 }))
        yield* payments.save(aPayment({ ref: "in_2", paidAt: later, amount: 3999 }))
        yield* payments.save(aPayment({ ref: "in_3", userId: bob, provider: "alipay" }))
        assert.deepStrictEqual(yield* payments.find("stripe", "in_1"), aPayment({ refunded: 1999 }))
        assert.deepStrictEqual((yield* payments.ofUser(ada)).map(({ ref }) => ref), ["in_2", "in_1"])
        const { paidAt } = aPayment()
        assert.deepStrictEqual(yield* payments.sums("stripe", paidAt), { count: 2, amount: 5998 })
        assert.deepStrictEqual(yield* payments.sums("stripe", later), { count: 1, amount: 3999 })
        assert.deepStrictEqual(yield* payments.sums("none", paidAt), { count: 0, amount: 0 })
        const notice = {
          provider: "stripe",
          eventId: "evt_1",
          type: "invoice.paid",
          kind: "subscription",
          subject: "sub_1",
          receivedAt: later,
        } as const
        const received = yield* Effect.all(Array.from({ length: 5 }, () => payments.receive(notice)), {
          concurrency: "unbounded",
        })
        assert.lengthOf(received.filter(Boolean), 1)
        assert.deepStrictEqual(yield* payments.waiting(10), [notice])
        yield* payments.setHandled("stripe", "evt_1", later)
        assert.deepStrictEqual(yield* payments.waiting(10), [])
        assert.isFalse(yield* payments.receive(notice))
      }),
    )

    behaves(
      "hand out notices that were not tried yet first, then those whose last attempt is longest ago",
      Effect.gen(function*() {
        const payments = yield* PaymentStore
        const kept = { provider: "stripe", type: "invoice.paid", kind: "subscription", subject: "sub_1" } as const
        const names = ["evt_1", "evt_2", "evt_3", "evt_4"]
        for (const [nth, eventId] of names.entries()) {
          yield* payments.receive({ ...kept, eventId, receivedAt: DateTime.add(later, { minutes: nth }) })
        }
        yield* payments.setTried("stripe", "evt_2", DateTime.add(later, { hours: 1 }))
        yield* payments.setTried("stripe", "evt_1", DateTime.add(later, { hours: 2 }))
        const order = (yield* payments.waiting(10)).map(({ eventId }) => eventId)
        assert.deepStrictEqual(order, ["evt_3", "evt_4", "evt_2", "evt_1"])
        assert.lengthOf(yield* payments.waiting(3), 3)
      }),
    )

    behaves(
      "hold each mail once until it was sent",
      Effect.gen(function*() {
        const mailbox = yield* BillingMailbox
        const mail = { key: "ended 1", userId: ada, news: { _tag: "PlanEnded", plan: "pro" } } as const
        yield* mailbox.add(mail)
        yield* mailbox.add({ ...mail, news: { _tag: "PlanEnded", plan: "premium" } })
        const claims = yield* Effect.all([mailbox.claim(10, later), mailbox.claim(10, later)], { concurrency: 2 })
        assert.deepStrictEqual(claims.flat(), [mail])
        assert.deepStrictEqual(yield* mailbox.claim(10, DateTime.add(later, { minutes: 9 })), [])
        assert.deepStrictEqual(yield* mailbox.claim(10, DateTime.add(later, { minutes: 10 })), [mail])
        yield* mailbox.setSent("ended 1", later)
        yield* mailbox.add(mail)
        assert.deepStrictEqual(yield* mailbox.claim(10, DateTime.add(later, { days: 1 })), [])
      }),
    )
  })
}
