import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { PaymentUnavailable } from "#domain/billing/errors.ts"
import { OrderStore } from "#domain/billing/order-store.port.ts"
import { type PaymentProvider, PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { reconcile } from "#domain/billing/shared/reconcile.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { endSubscription } from "#domain/billing/use-cases/end-subscription.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { refundPayment } from "#domain/billing/use-cases/refund-payment.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, at } from "../../support/a-task.ts"
import { adasEmail, aUser } from "../../support/a-user.ts"
import { bought, due, found } from "../../support/billing/a-shop.ts"
import { scriptedProvider } from "../../support/billing/scripted-provider.ts"
import { scriptedWallet } from "../../support/billing/scripted-wallet.ts"

const pro = { plan: "pro", period: "month" } as const
const premium = { plan: "premium", period: "month" } as const
const plan = Effect.map(getSubscription.run({}), (view) => [view.plan, view.status, view.paymentMethod])
const invoices = Effect.map(listInvoices.run({}), ({ items }) => items.map((one) => `${one.plan} ${one.state}`))
const setTime = (time: string) => TestClock.setTime(at(time).epochMilliseconds)
const mails = Effect.gen(function*() {
  const { claim } = yield* BillingMailbox
  return (yield* claim(100, yield* DateTime.now)).map(({ news }) => news._tag)
})

/** Ada at noon, where cards and a wallet can both be used; `to` says which of them new orders go to. */
const scene = () => {
  const cards = scriptedProvider()
  const wallet = scriptedWallet()
  const all = [cards.provider, wallet.provider]
  const to = (offered: PaymentProvider) => Effect.provideService(PaymentProviders, { all, offered })
  const withoutCards = Effect.provideService(PaymentProviders, { all: [wallet.provider], offered: wallet.provider })
  const play = <A, E, R>(test: Effect.Effect<A, E, R>) =>
    atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(
      Effect.provide([asAda, Layer.succeed(PaymentProviders, { all, offered: wallet.provider })]),
    )
  return { cards, wallet, to, withoutCards, play }
}

describe("a second plan that is paid for", () => {
  it.effect("by wallet is refunded, and the first keeps its time and minutes", () => {
    const { wallet, play } = scene()
    return play(Effect.gen(function*() {
      const first = yield* checkout.run(premium)
      const second = yield* checkout.run({ ...premium, period: "year" })
      yield* wallet.pay(yield* found(first.orderId))
      assert.deepInclude(yield* verifyPayment.run({ orderId: first.orderId }), { state: "success" })
      assert.deepInclude(yield* getUsage.run({}), { total: 10_000 })
      yield* setTime("2026-11-20T12:05:00.000Z")
      yield* wallet.pay(yield* found(second.orderId))
      assert.deepInclude(yield* verifyPayment.run({ orderId: second.orderId }), { state: "refunded" })
      assert.deepInclude(yield* verifyPayment.run({ orderId: second.orderId }), { state: "refunded" })
      assert.deepInclude(yield* getSubscription.run({}), { period: "month", expiresAt: at("2026-12-20T12:00:00.000Z") })
      assert.sameMembers(yield* invoices, ["premium paid", "premium refunded"])
      assert.deepInclude(yield* getUsage.run({}), { total: 10_000, left: 11_000 })
      assert.sameMembers(yield* mails, ["Receipt", "PaidBack"])
      assert.deepStrictEqual(yield* reconcile, [])
      assert.deepInclude(yield* getUsage.run({}), { total: 10_000, left: 11_000 })
    }))
  })

  it.effect("by wallet is refunded, too, if it was priced for what another payment has replaced", () => {
    const { wallet, play } = scene()
    return play(Effect.gen(function*() {
      const { open } = yield* OrderStore
      const { orderId } = yield* checkout.run(pro)
      yield* wallet.pay(yield* found(orderId))
      yield* verifyPayment.run({ orderId })
      yield* setTime("2026-11-20T13:00:00.000Z")
      yield* changePlan.run(premium)
      yield* changePlan.run({ plan: "enterprise", period: "month" })
      for (const order of yield* open(ada)) yield* wallet.pay(order)
      yield* reconcile
      assert.deepStrictEqual(yield* plan, ["premium", "active", "alipay"])
      assert.sameMembers(yield* invoices, ["pro paid", "premium paid", "enterprise refunded"])
    }))
  })

  it.effect("by card, of the same kind, leaves the minutes of the first", () => {
    const { cards, to, play } = scene()
    return play(
      Effect.gen(function*() {
        const first = yield* checkout.run({ ...pro, period: "year" })
        yield* bought(cards, pro)
        assert.deepInclude(yield* getUsage.run({}), { total: 5000, left: 6000 })
        yield* cards.pay(yield* found(first.orderId), true)
        assert.deepInclude(yield* verifyPayment.run({ orderId: first.orderId }), { state: "refunded" })
        yield* reconcile
        assert.deepInclude(yield* getUsage.run({}), { total: 5000, left: 6000 })
        assert.sameMembers(yield* invoices, ["pro paid", "pro refunded"])
        assert.sameMembers(yield* mails, ["Receipt", "PaidBack"])
      }).pipe(to(cards.provider)),
    )
  })

  it.effect("by wallet beside a card is refunded", () => {
    const { cards, wallet, to, play } = scene()
    return play(Effect.gen(function*() {
      const { orderId } = yield* checkout.run(premium)
      yield* bought(cards, pro).pipe(to(cards.provider))
      yield* wallet.pay(yield* found(orderId))
      yield* reconcile
      assert.deepStrictEqual(yield* plan, ["pro", "active", "credit_card"])
      assert.sameMembers(yield* invoices, ["pro paid", "premium refunded"])
    }))
  })

  it.effect("is refunded in the end if its provider was away for a while", () => {
    const { cards, to, play } = scene()
    return play(
      Effect.gen(function*() {
        const first = yield* checkout.run(pro)
        yield* bought(cards, premium)
        const ref = (yield* cards.pay(yield* found(first.orderId), true)) ?? assert.fail("not paid")
        yield* reconcile.pipe(Effect.provideService(PaymentProviders, {
          all: [{ ...cards.provider, refund: () => Effect.fail(new PaymentUnavailable()) }],
          offered: null,
        }))
        yield* reconcile
        assert.strictEqual(cards.subscriptions.get(ref)?.status, "canceled")
        assert.sameMembers(yield* invoices, ["premium paid", "pro refunded"])
      }).pipe(to(cards.provider)),
    )
  })
})

describe("a wallet's plan that the operator ended", () => {
  it.effect("stays ended when part of it is refunded", () => {
    const { wallet, play } = scene()
    return play(Effect.gen(function*() {
      const { orderId } = yield* checkout.run(pro)
      yield* wallet.pay(yield* found(orderId))
      yield* verifyPayment.run({ orderId })
      const [payment] = (yield* listInvoices.run({})).items
      const ofAda = { account: adasEmail, payment: payment?.ref ?? "", amount: 4000 }
      yield* Effect.provide(Effect.andThen(endSubscription.run(ofAda), refundPayment.run(ofAda)), asOperator)
      assert.deepStrictEqual(yield* plan, ["free", "canceled", "alipay"])
    }))
  })
})

describe("a card subscription whose keys come back beside a plan that was bought elsewhere meanwhile", () => {
  it.effect("is ended, and what was charged meanwhile is refunded, but not what was used", () => {
    const { cards, wallet, to, withoutCards, play } = scene()
    return play(Effect.gen(function*() {
      const ref = yield* bought(cards, pro).pipe(to(cards.provider))
      yield* setTime("2026-12-20T15:00:00.000Z")
      yield* cards.renew(ref, false)
      yield* due.pipe(withoutCards)
      const { orderId } = yield* checkout.run(premium)
      yield* wallet.pay(yield* found(orderId))
      yield* verifyPayment.run({ orderId })
      yield* reconcile
      assert.deepStrictEqual(yield* plan, ["premium", "active", "alipay"])
      assert.strictEqual(cards.subscriptions.get(ref)?.status, "canceled")
      assert.sameMembers(yield* invoices, ["pro paid", "pro refunded", "premium paid"])
      assert.deepStrictEqual(yield* reconcile, [])
    }))
  })
})
