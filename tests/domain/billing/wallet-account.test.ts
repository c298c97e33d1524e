import { OrderStore } from "#domain/billing/order-store.port.ts"
import { endDue } from "#domain/billing/steps/end-due.ts"
import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { openPortal } from "#domain/billing/use-cases/open-portal.ts"
import { refundPayment } from "#domain/billing/use-cases/refund-payment.ts"
import { renewSubscription } from "#domain/billing/use-cases/renew-subscription.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import type { OrderId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda, at } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { found } from "../../support/billing/a-shop.ts"
import { scriptedWallet } from "../../support/billing/scripted-wallet.ts"

type Wallet = ReturnType<typeof scriptedWallet>

const atWallet = <A, E, R>(test: (wallet: Wallet) => Effect.Effect<A, E, R>) => {
  const wallet = scriptedWallet()
  return atNoon(Effect.andThen(keepUsers(aUser()), test(wallet))).pipe(Effect.provide([asAda, wallet.layer]))
}

const paid = Effect.fnUntraced(function*(wallet: Wallet, orderId: OrderId) {
  yield* wallet.pay(yield* found(orderId))
  return yield* verifyPayment.run({ orderId })
})

const pro = { plan: "pro", period: "month" } as const
const until = (time: string) => TestClock.setTime(at(time).epochMilliseconds)

describe("a plan that is paid by wallet", () => {
  it.effect("lasts as long as was paid, is renewed one period ahead, and expires", () =>
    atWallet((wallet) =>
      Effect.gen(function*() {
        const { subscription } = yield* paid(wallet, (yield* checkout.run(pro)).orderId)
        assert.deepInclude(subscription, {
          plan: "pro",
          paymentMethod: "alipay",
          autoRenew: false,
          nextCharge: null,
          expiresAt: at("2026-12-20T12:00:00.000Z"),
        })
        assert.strictEqual(yield* refusal(openPortal.run({})), "NoSubscription")
        const renewed = yield* paid(wallet, (yield* renewSubscription.run({})).orderId)
        assert.deepStrictEqual(renewed.subscription.expiresAt, at("2027-01-20T12:00:00.000Z"))
        assert.strictEqual(yield* refusal(renewSubscription.run({})), "PaidAhead")
        yield* until("2027-01-20T12:00:00.000Z")
        yield* endDue
        assert.deepInclude(yield* getSubscription.run({}), { plan: "free", status: "expired" })
        assert.lengthOf((yield* listInvoices.run({})).items, 2)
      })
    ))

  it.effect("changes to a larger one when the difference is paid, and to a smaller one afterwards", () =>
    atWallet((wallet) =>
      Effect.gen(function*() {
        const orders = yield* OrderStore
        yield* paid(wallet, (yield* checkout.run(pro)).orderId)
        yield* until("2026-12-05T12:00:00.000Z")
        const { url, subscription } = yield* changePlan.run({ plan: "premium", period: "month" })
        assert.deepStrictEqual([subscription.plan, url?.startsWith("https://wallet.test/")], ["pro", true])
        const [order] = yield* orders.open(ada)
        assert.isTrue(order !== undefined && order.amount > 14_000 && order.amount < 15_500)
        const larger = yield* paid(wallet, order?.id ?? assert.fail("no order"))
        assert.deepInclude(larger.subscription, { plan: "premium", expiresAt: at("2027-01-05T12:00:00.000Z") })
        yield* changePlan.run(pro)
        const [next] = yield* orders.open(ada)
        const smaller = yield* paid(wallet, next?.id ?? assert.fail("no order"))
        assert.deepInclude(smaller.subscription, { plan: "premium", next: pro })
        yield* until("2027-01-05T12:00:00.000Z")
        yield* endDue
        assert.deepInclude(yield* getSubscription.run({}), { plan: "pro", expiresAt: at("2027-02-05T12:00:00.000Z") })
      })
    ))

  it.effect("cannot be had for another amount, and ends when it is refunded or cancelled", () =>
    atWallet((wallet) =>
      Effect.gen(function*() {
        const cheap = yield* checkout.run(pro)
        yield* wallet.pay(yield* found(cheap.orderId), 1)
        assert.deepInclude(yield* verifyPayment.run({ orderId: cheap.orderId }), { state: "failed" })
        assert.deepInclude(yield* getSubscription.run({}), { plan: "free", status: null })
        yield* paid(wallet, (yield* checkout.run(pro)).orderId)
        assert.deepInclude(yield* cancelSubscription.run({}), { plan: "pro", status: "canceling" })
        const [{ ref: payment } = assert.fail("nothing paid")] = (yield* listInvoices.run({})).items
        const refund = refundPayment.run({ account: "ada@example.org", payment, amount: null })
        yield* Effect.provide(refund, asOperator)
        assert.deepInclude(yield* getSubscription.run({}), { plan: "free", status: "canceled" })
      })
    ))
})
