import { OrderStore } from "#domain/billing/order-store.port.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { previewChange } from "#domain/billing/use-cases/preview-change.ts"
import { reconcileBilling } from "#domain/billing/use-cases/reconcile-billing.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { TestClock } from "effect/testing"
import { asBob, asOperator, refusal } from "../../support/a-scene.ts"
import { ada, at } from "../../support/a-task.ts"
import { atShop, bought, found } from "../../support/billing/a-shop.ts"

const pro = { plan: "pro", period: "month" } as const
const premium = { plan: "premium", period: "month" } as const
const plan = Effect.map(getSubscription.run({}), (view) => [view.plan, view.status])
const usage = getUsage.run({})

describe("buying a plan", () => {
  it.effect("is free until the provider says that it was paid, and then gives plan, month and minutes", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const { orderId, url } = yield* checkout.run(pro)
        assert.strictEqual(url, `https://pay.test/${orderId}`)
        assert.deepInclude(yield* verifyPayment.run({ orderId }), { state: "processing" })
        assert.deepStrictEqual(yield* plan, ["free", null])
        yield* shop.pay(yield* found(orderId))
        const { state, subscription } = yield* verifyPayment.run({ orderId })
        assert.strictEqual(state, "success")
        assert.deepInclude(subscription, {
          plan: "pro",
          status: "active",
          autoRenew: true,
          paymentMethod: "credit_card",
          nextCharge: { amount: 1999, currency: "USD", at: at("2026-12-20T12:00:00.000Z") },
        })
        assert.deepInclude(yield* usage, { plan: "pro", left: 6000, nextReset: at("2026-12-20T12:00:00.000Z") })
        assert.deepInclude((yield* listInvoices.run({})).items[0], { amount: 1999, state: "paid", plan: "pro" })
        assert.deepInclude(yield* verifyPayment.run({ sessionId: `cs_${orderId}` }), { state: "success" })
      })
    ))

  it.effect("is one order however often it is asked for, and 50 looks at once count the payment once", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const asked = yield* Effect.all(Array.from({ length: 50 }, () => checkout.run(pro)), {
          concurrency: "unbounded",
        })
        const orderIds = new Set(asked.map(({ orderId }) => orderId))
        assert.strictEqual(orderIds.size, 1)
        const [orderId = assert.fail("no order")] = [...orderIds]
        yield* shop.pay(yield* found(orderId))
        yield* Effect.all(Array.from({ length: 50 }, () => verifyPayment.run({ orderId })), {
          concurrency: "unbounded",
        })
        assert.lengthOf((yield* listInvoices.run({})).items, 1)
        assert.deepInclude(yield* usage, { total: 5000, left: 6000 })
      })
    ))

  it.effect("is of the account that ordered it only", () =>
    atShop(() =>
      Effect.gen(function*() {
        const { orderId } = yield* checkout.run(pro)
        assert.strictEqual(
          yield* refusal(Effect.provide(verifyPayment.run({ orderId }), asBob)),
          "PaymentInfoMissing",
        )
        assert.strictEqual(yield* refusal(verifyPayment.run({})), "PaymentInfoMissing")
      })
    ))

  it.effect("twice refunds the second payment", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const first = yield* found((yield* checkout.run(pro)).orderId)
        yield* bought(shop, premium)
        yield* shop.pay(first, true)
        yield* reconcileBilling.run({}).pipe(Effect.provide(asOperator))
        assert.deepStrictEqual(yield* plan, ["premium", "active"])
        const states = (yield* listInvoices.run({})).items.map(({ plan, state }) => `${plan} ${state}`)
        assert.sameMembers(states, ["premium paid", "pro refunded"])
        assert.deepInclude(yield* usage, { total: 10_000 })
      })
    ))

  it.effect("is refused where there is a paid plan, and closes what else was ordered", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const orders = yield* OrderStore
        const first = yield* checkout.run(pro)
        const second = yield* checkout.run(premium)
        assert.deepInclude(yield* verifyPayment.run({ orderId: first.orderId }), { state: "failed" })
        yield* shop.pay(yield* found(second.orderId))
        yield* verifyPayment.run({ orderId: second.orderId })
        assert.strictEqual(yield* refusal(checkout.run(pro)), "AlreadySubscribed")
        assert.isEmpty(yield* orders.open(ada))
      })
    ))
})

describe("changing a plan", () => {
  it.effect("to a larger one is now, charged as it was previewed, with the difference of the minutes", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* bought(shop, pro)
        assert.deepInclude(yield* usage, { total: 5000 })
        const { due: previewed, when } = yield* previewChange.run(premium)
        assert.deepStrictEqual([previewed, when], [2000, "now"])
        const { subscription, url } = yield* changePlan.run(premium)
        assert.deepStrictEqual([subscription.plan, url], ["premium", null])
        assert.deepInclude(yield* usage, { total: 10_000, left: 11_000 })
        assert.sameMembers((yield* listInvoices.run({})).items.map(({ amount }) => amount), [1999, 2000])
      })
    ))

  it.effect("to two larger ones at once is made and charged once", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* bought(shop, pro)
        const enterprise = { plan: "enterprise", period: "month" } as const
        const asked = Effect.all([enterprise, premium].map((offer) => Effect.exit(changePlan.run(offer))), {
          concurrency: "unbounded",
        })
        const refused = (yield* asked).filter(Exit.isFailure)
        assert.strictEqual(refused.length, 1)
        assert.deepStrictEqual(yield* plan, ["enterprise", "active"])
        assert.sameMembers((yield* listInvoices.run({})).items.map(({ amount }) => amount), [1999, 8000])
        assert.strictEqual((yield* changePlan.run(premium)).subscription.next?.plan, "premium")
      })
    ))

  it.effect("to a smaller one waits for the end of the period, and can be taken back", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, premium)
        assert.deepInclude(yield* previewChange.run(pro), { when: "period_end", due: 0, price: 1999, lines: [] })
        const { subscription } = yield* changePlan.run(pro)
        assert.deepInclude(subscription, { plan: "premium", next: pro })
        assert.strictEqual(yield* refusal(changePlan.run(pro)), "PlanUnchanged")
        assert.isNull((yield* changePlan.run(premium)).subscription.next)
        yield* changePlan.run(pro)
        yield* TestClock.setTime(at("2026-12-20T12:00:00.000Z").epochMilliseconds)
        yield* shop.renew(ref, false)
        yield* reconcileBilling.run({}).pipe(Effect.provide(asOperator))
        assert.deepStrictEqual(yield* plan, ["pro", "active"])
        assert.deepInclude(yield* usage, { total: 5000, left: 6000 })
      })
    ))

  it.effect("to the free one is refused; it can only be ended", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* bought(shop, pro)
        assert.strictEqual(
          yield* refusal(changePlan.run({ plan: "free", period: "month" })),
          "CannotDowngradeToFree",
        )
      })
    ))
})
