import { OrderStore } from "#domain/billing/order-store.port.ts"
import { reconcile } from "#domain/billing/shared/reconcile.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { renewSubscription } from "#domain/billing/use-cases/renew-subscription.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepUsers } from "../../support/a-scene.ts"
import { asAda, at } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { atShop, bought, due, found } from "../../support/billing/a-shop.ts"
import { noPayments } from "../../support/billing/no-payments.ts"
import { scriptedWallet } from "../../support/billing/scripted-wallet.ts"

const pro = { plan: "pro", period: "month" } as const
const plan = Effect.map(getSubscription.run({}), (view) => [view.plan, view.status])
const setTime = (time: string) => TestClock.setTime(at(time).epochMilliseconds)

describe("a server without the keys of a provider at the end of a period", () => {
  it.effect("gives back the plan that was charged for meanwhile when the keys are back", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        yield* setTime("2026-12-20T15:00:00.000Z")
        yield* shop.renew(ref, false)
        yield* Effect.provide(due, noPayments)
        yield* Effect.provide(reconcile, noPayments)
        assert.deepStrictEqual(yield* plan, ["free", "expired"])
        yield* setTime("2026-12-21T12:00:00.000Z")
        const [finding] = yield* reconcile
        assert.match(finding?.after ?? "", /^pro by month, active/)
        assert.deepStrictEqual(yield* plan, ["pro", "active"])
        assert.deepInclude(yield* getUsage.run({}), { plan: "pro", total: 5000 })
        assert.deepStrictEqual(yield* reconcile, [])
        yield* due
        assert.deepStrictEqual(yield* plan, ["pro", "active"])
      })
    ))

  it.effect("leaves the plan ended that was not charged for", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        yield* setTime("2026-12-20T15:00:00.000Z")
        yield* Effect.provide(due, noPayments)
        const one = shop.subscriptions.get(ref) ?? assert.fail("no subscription")
        one.status = "canceled"
        yield* setTime("2026-12-21T12:00:00.000Z")
        yield* reconcile
        assert.deepStrictEqual(yield* plan, ["free", "canceled"])
      })
    ))
})

const wallet = () => {
  const books = scriptedWallet()
  const paid = Effect.fnUntraced(function*({ orderId }: { readonly orderId: Parameters<typeof found>[0] }) {
    yield* books.pay(yield* found(orderId))
    yield* verifyPayment.run({ orderId })
  })
  return { ...books, paid }
}

/** The first period ends without the keys, and then the second. */
const lastsOneMoreMonth = Effect.gen(function*() {
  yield* setTime("2026-12-20T15:00:00.000Z")
  yield* Effect.provide(due, noPayments)
  assert.deepStrictEqual(yield* plan, ["pro", "active"])
  yield* setTime("2027-01-20T15:00:00.000Z")
  yield* Effect.provide(due, noPayments)
  assert.deepStrictEqual(yield* plan, ["free", "expired"])
})

describe("a server without the keys of a wallet at the end of a period", () => {
  it.effect("keeps the plan for the period that is already paid for", () => {
    const { paid, layer } = wallet()
    return atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* paid(yield* checkout.run(pro))
      yield* setTime("2026-12-19T12:00:00.000Z")
      yield* paid(yield* renewSubscription.run({}))
      yield* lastsOneMoreMonth
    })).pipe(Effect.provide([asAda, layer]))
  })

  it.effect("begins the smaller plan that is already paid for", () => {
    const { pay, layer } = wallet()
    return atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { orderId } = yield* checkout.run({ ...pro, plan: "premium" })
      yield* pay(yield* found(orderId))
      yield* verifyPayment.run({ orderId })
      yield* changePlan.run(pro)
      const { open } = yield* OrderStore
      for (const order of yield* open(null)) yield* pay(order)
      yield* reconcile
      yield* lastsOneMoreMonth
    })).pipe(Effect.provide([asAda, layer]))
  })

  it.effect("gives the plan again that was paid for meanwhile when the keys are back", () => {
    const { pay, paid, layer } = wallet()
    return atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* paid(yield* checkout.run(pro))
      yield* setTime("2026-12-20T11:00:00.000Z")
      const { orderId } = yield* renewSubscription.run({})
      yield* pay(yield* found(orderId))
      yield* setTime("2026-12-20T15:00:00.000Z")
      yield* Effect.provide(due, noPayments)
      assert.deepStrictEqual(yield* plan, ["free", "expired"])
      yield* reconcile
      assert.deepStrictEqual(yield* plan, ["pro", "active"])
    })).pipe(Effect.provide([asAda, layer]))
  })
})
