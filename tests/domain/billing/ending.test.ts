import { Mailer } from "#domain/account/mailer.port.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { enableUser } from "#domain/account/use-cases/enable-user.ts"
import { Email } from "#domain/account/user.ts"
import { everyMinute } from "#domain/billing/shared/keep-billing.ts"
import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { continueSubscription } from "#domain/billing/use-cases/continue-subscription.ts"
import { endSubscription } from "#domain/billing/use-cases/end-subscription.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { grantSubscription } from "#domain/billing/use-cases/grant-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { reconcileBilling } from "#domain/billing/use-cases/reconcile-billing.ts"
import { refundPayment } from "#domain/billing/use-cases/refund-payment.ts"
import { showBilling } from "#domain/billing/use-cases/show-billing.ts"
import { startTrial } from "#domain/billing/use-cases/start-trial.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { createCode } from "#domain/promo/use-cases/create-code.ts"
import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asBob, asOperator, keepUsers, refusal } from "../../support/a-scene.ts"
import { at, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { atShop, bought, due } from "../../support/billing/a-shop.ts"
import { scriptedProvider } from "../../support/billing/scripted-provider.ts"

const pro = { plan: "pro", period: "month" } as const
const account = "ada@example.org"
const plan = Effect.map(getSubscription.run({}), (view) => [view.plan, view.status])
const usage = getUsage.run({})

const refund = (payment: string, amount: number | null) =>
  Effect.provide(refundPayment.run({ account, payment, amount }), asOperator)

describe("ending a plan", () => {
  it.effect("keeps it to the end of what is paid, can be continued until then, and not after", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        assert.deepInclude(yield* cancelSubscription.run({}), { plan: "pro", status: "canceling", nextCharge: null })
        assert.deepInclude(yield* continueSubscription.run({}), { status: "active" })
        yield* cancelSubscription.run({})
        assert.deepInclude(yield* usage, { plan: "pro", left: 6000 })
        yield* TestClock.setTime(at("2026-12-20T12:00:00.000Z").epochMilliseconds)
        yield* shop.renew(ref, false)
        yield* due
        assert.deepStrictEqual(yield* plan, ["free", "canceled"])
        assert.deepInclude(yield* usage, { plan: "free", total: 300, left: 1300 })
        assert.strictEqual(yield* refusal(continueSubscription.run({})), "SubscriptionEnded")
        assert.strictEqual(yield* refusal(cancelSubscription.run({})), "NoSubscription")
      })
    ))

  it.effect("comes by itself while its account is disabled, and only then", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        const isEnding = () => shop.subscriptions.get(ref)?.cancelAtPeriodEnd
        const minuteAt = (time: string) =>
          Effect.andThen(TestClock.setTime(at(time).epochMilliseconds), Effect.map(everyMinute, isEnding))
        yield* Effect.provide(disableUser.run({ account }), asOperator)
        assert.isFalse(yield* minuteAt("2026-12-19T11:00:00.000Z"))
        yield* Effect.provide(enableUser.run({ account }), asOperator)
        assert.isFalse(yield* minuteAt("2026-12-19T13:00:00.000Z"))
        yield* Effect.provide(disableUser.run({ account }), asOperator)
        assert.isTrue(yield* minuteAt("2026-12-19T13:01:00.000Z"))
        yield* Effect.provide(enableUser.run({ account }), asOperator)
        assert.deepInclude(yield* continueSubscription.run({}), { status: "active" })
      })
    ).pipe(Effect.provideService(Mailer, { send: () => Effect.void })))

  it.effect("goes on for 14 days after a declined renewal, without new minutes, and then ends", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        yield* TestClock.setTime(at("2026-12-20T12:00:00.000Z").epochMilliseconds)
        yield* shop.renew(ref, true)
        yield* reconcileBilling.run({}).pipe(Effect.provide(asOperator))
        assert.deepInclude(yield* getSubscription.run({}), { plan: "pro", status: "active", badge: "payment_failed" })
        assert.deepInclude(yield* usage, { plan: "pro", total: 0, left: 1000 })
        yield* TestClock.setTime(at("2027-01-03T11:59:00.000Z").epochMilliseconds)
        yield* due
        assert.deepInclude(yield* getSubscription.run({}), { plan: "pro" })
        yield* TestClock.setTime(at("2027-01-03T12:00:00.000Z").epochMilliseconds)
        yield* due
        assert.deepStrictEqual(yield* plan, ["free", "canceled"])
      })
    ))

  it.effect("does not lose a paid month to a provider that is late or away", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        yield* shop.setAway(true)
        yield* TestClock.setTime(at("2026-12-20T12:30:00.000Z").epochMilliseconds)
        yield* shop.renew(ref, false)
        yield* due
        assert.deepInclude(yield* usage, { plan: "pro", left: 6000 })
        yield* shop.setAway(false)
        yield* reconcileBilling.run({}).pipe(Effect.provide(asOperator))
        assert.deepInclude(yield* usage, { plan: "pro", left: 6000, nextReset: at("2027-01-20T12:00:00.000Z") })
      })
    ))
})

describe("a plan without a subscription", () => {
  it.effect("comes when a provider is gone and the paid time is over, so that another can be paid", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* bought(shop, pro)
        const other = scriptedProvider("another")
        const now = Effect.provide(other.layer)
        yield* TestClock.setTime(at("2026-12-20T11:00:00.000Z").epochMilliseconds)
        yield* now(due)
        assert.deepStrictEqual(yield* plan, ["pro", "active"])
        assert.strictEqual(yield* refusal(now(checkout.run(pro))), "AlreadySubscribed")
        yield* TestClock.setTime(at("2026-12-20T15:00:00.000Z").epochMilliseconds)
        yield* now(due)
        assert.deepStrictEqual(yield* plan, ["free", "expired"])
        yield* now(checkout.run(pro))
      })
    ))

  it.effect("is the plan that is shown, as with the minutes", () =>
    atShop(() =>
      Effect.gen(function*() {
        yield* keepUsers(aUser({ id: bob, email: Email.make("bob@example.org"), plan: "premium" }))
        assert.deepStrictEqual(yield* Effect.provide(plan, asBob), ["premium", null])
        assert.deepInclude(yield* Effect.provide(usage, asBob), { plan: "premium" })
      })
    ))
})

describe("money that goes back", () => {
  it.effect("takes the unspent minutes of that payment along, in its share, and never more than was paid", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* bought(shop, pro)
        const [paid] = (yield* listInvoices.run({})).items
        const ref = paid?.ref ?? ""
        yield* usage
        assert.strictEqual((yield* refund(ref, 999)).refunded, 999)
        assert.deepInclude(yield* usage, { plan: "pro", total: 2502, left: 3502 })
        assert.strictEqual(yield* refusal(refund(ref, 1001)), "RefundTooLarge")
        yield* refund(ref, null)
        assert.deepInclude(yield* usage, { left: 0 })
        yield* Effect.provide(endSubscription.run({ account }), asOperator)
        assert.deepInclude(yield* usage, { plan: "free", left: 300 })
        assert.strictEqual(yield* refusal(refund(ref, null)), "RefundTooLarge")
      })
    ))
})

describe("plans that nobody pays", () => {
  it.effect("a trial lasts seven days, once, and gives way to a paid plan", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        assert.deepInclude(yield* startTrial.run({}), {
          plan: "trial",
          expiresAt: at("2026-11-27T12:00:00.000Z"),
          trialAvailable: false,
        })
        assert.strictEqual(yield* refusal(startTrial.run({})), "TrialUsed")
        assert.deepInclude(yield* usage, { plan: "trial", total: 300, nextReset: at("2026-11-27T12:00:00.000Z") })
        yield* TestClock.setTime(at("2026-11-27T12:00:00.000Z").epochMilliseconds)
        yield* due
        assert.deepStrictEqual(yield* plan, ["free", "expired"])
        yield* Effect.provide(keepUsers(aUser({ id: bob, email: Email.make("bob@example.org") })), asBob)
        yield* Effect.gen(function*() {
          yield* startTrial.run({})
          yield* bought(shop, pro)
          assert.deepInclude(yield* getSubscription.run({}), { plan: "pro", status: "active" })
          assert.strictEqual(yield* refusal(startTrial.run({})), "AlreadySubscribed")
        }).pipe(Effect.provide(asBob))
      })
    ))

  it.effect("a trial does not take the plan away that the operator gave without a subscription", () =>
    atShop(() =>
      Effect.gen(function*() {
        yield* Effect.provide(createUser.run({ email: account, plan: "pro" }), asOperator)
        yield* createCode.run({ code: "TRYIT", minutes: 0, trialDays: 14, maxUses: null, expiresAt: null }).pipe(
          Effect.provide(asOperator),
        )
        assert.deepInclude(yield* getSubscription.run({}), { plan: "pro", trialAvailable: false })
        assert.strictEqual(yield* refusal(startTrial.run({})), "AlreadySubscribed")
        assert.strictEqual(yield* refusal(redeemCode.run({ code: "TRYIT" })), "AlreadySubscribed")
        assert.deepInclude(yield* usage, { plan: "pro", left: 5000 })
        const { current } = yield* Effect.provide(showBilling.run({ account }), asOperator)
        assert.deepInclude(current, { plan: "pro", status: null, trialAvailable: false })
        const { orderId } = yield* checkout.run({ plan: "premium", period: "month" })
        assert.deepInclude((yield* verifyPayment.run({ orderId })).subscription, { plan: "pro", status: null })
      })
    ))

  it.effect("the operator gives one until a day, and does not replace a paid one", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const until = at("2027-01-31T00:00:00.000Z")
        const give = Effect.provide(grantSubscription.run({ account, plan: "premium", until }), asOperator)
        assert.deepInclude(yield* give, { plan: "premium", paymentMethod: "operator", expiresAt: until })
        assert.deepInclude(yield* usage, { total: 10_000 })
        yield* bought(shop, pro)
        assert.strictEqual(yield* refusal(give), "AlreadySubscribed")
      })
    ))
})
