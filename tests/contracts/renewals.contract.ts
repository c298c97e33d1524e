import type { Order } from "#domain/billing/order.ts"
import type { PaymentProvider } from "#domain/billing/payment-provider.port.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { refusal } from "../support/a-scene.ts"
import { anOrder } from "../support/billing/a-subscription.ts"
import type { PeerPage, Shelf } from "../support/billing/peer-page.ts"

/** A provider that charges cards by itself, with a clock that the test moves. */
export interface CardShop {
  readonly provider: PaymentProvider
  readonly shelf: Shelf
  readonly choose: (url: string, choice: "pay" | "decline" | "later" | "works" | "declines") => Effect.Effect<PeerPage>
  readonly advance: (days: number) => Effect.Effect<unknown>
}

const back = {
  success: "https://parley.test/payment/success?session_id={CHECKOUT_SESSION_ID}",
  cancel: "https://parley.test/payment/cancel",
}
/** Orders that are the same have the same time, as they are read from the store. */
const fixed = DateTime.nowUnsafe()
const order = (given: Partial<Order> = {}) => anOrder({ createdAt: fixed, ...given })

const renewalsOf = ({ renewals }: PaymentProvider) => renewals ?? assert.fail("no renewals")

/** What becomes of subscriptions: seen, renewed, changed, unpaid and ended. `aShop` begins with the records of a shelf. */
export const renewalsContract = (name: string, aShop: (shelf?: Shelf) => Effect.Effect<CardShop>): void => {
  /** A paid subscription, with its name. */
  const bought = Effect.fnUntraced(function*(choice: "pay" | "later" = "pay") {
    const shop = yield* aShop()
    const { ref, url } = yield* shop.provider.checkout(order(), "ada@example.org", back)
    yield* shop.choose(url, choice)
    const outcome = yield* shop.provider.lookUpOrder(order({ ref }))
    const subscription = "subscription" in outcome ? outcome.subscription : assert.fail(outcome.state)
    const renewals = renewalsOf(shop.provider)
    const look = Effect.map(renewals.lookUp(subscription), (seen) => seen ?? assert.fail("unknown"))
    return { ...shop, subscription, renewals, look }
  })

  describe(`Renewals: ${name}`, () => {
    it.effect("refuses an order that is asked again for another plan", () =>
      Effect.gen(function*() {
        const { provider } = yield* bought()
        const other = provider.checkout(order({ plan: "premium", amount: 3999 }), "ada@example.org", back)
        assert.strictEqual(yield* refusal(other), "PaymentRefused")
      }))

    it.effect("shows how much of a payment was refunded", () =>
      Effect.gen(function*() {
        const { provider, look } = yield* bought()
        yield* provider.refund((yield* look).payments[0]?.ref ?? "", 999, "r1")
        assert.strictEqual((yield* look).payments[0]?.refunded, 999)
      }))

    it.effect("adds up what was paid since a time, and only for our subscriptions", () =>
      Effect.gen(function*() {
        const { renewals, provider, choose } = yield* bought("later")
        const unpaid = order({
          id: OrderId.make("0190a5f2-7c1e-7000-8000-0000000000b8"),
          amount: 3999,
          plan: "premium",
        })
        yield* choose((yield* provider.checkout(unpaid, null, back)).url, "decline")
        const epoch = DateTime.makeUnsafe(0)
        assert.deepStrictEqual(yield* renewals.sums(epoch), { count: 1, amount: 1999 })
        const tomorrow = DateTime.add(yield* DateTime.now, { days: 36_500 })
        assert.deepStrictEqual(yield* renewals.sums(tomorrow), { count: 0, amount: 0 })
      }))

    it.effect("sees a subscription as it is: account, plan, periods, payment", () =>
      Effect.gen(function*() {
        const { look } = yield* bought()
        const seen = yield* look
        assert.deepInclude(seen, {
          userId: order().userId,
          plan: "pro",
          period: "month",
          currency: "USD",
          status: "active",
          cancelAtPeriodEnd: false,
          next: null,
          nextAmount: 1999,
          payUrl: null,
        })
        assert.deepStrictEqual(seen.periodStart, seen.anchor)
        assert.deepStrictEqual(seen.periodEnd, DateTime.add(seen.anchor, { months: 1 }))
        assert.lengthOf(seen.payments, 1)
        assert.deepInclude(seen.payments[0], { amount: 1999, currency: "USD", refunded: 0, dispute: null })
      }))

    it.effect("charges for a larger plan what it previewed", () =>
      Effect.gen(function*() {
        const { advance, renewals, subscription, look } = yield* bought()
        yield* advance(10)
        const to = { plan: "premium", period: "month" } as const
        const { lines, due } = yield* renewals.preview(subscription, to)
        assert.strictEqual(lines.reduce((sum, { amount }) => sum + amount, 0), due)
        assert.isTrue(due > 1200 && due < 1500, `two thirds of 20 dollars: ${due}`)
        yield* renewals.change(subscription, to, "now", "change 1")
        yield* renewals.change(subscription, to, "now", "change 1")
        const { plan, payments } = yield* look
        assert.deepStrictEqual([plan, payments.map(({ amount }) => amount)], ["premium", [1999, due]])
        yield* renewals.change(subscription, { plan: "premium", period: "year" }, "now", "change 2")
        const yearly = yield* look
        assert.deepStrictEqual(yearly.periodEnd, DateTime.add(yearly.anchor, { months: 12 }))
      }))

    it.effect("changes to a smaller plan with the next period, and takes that back", () =>
      Effect.gen(function*() {
        const { advance, renewals, subscription, look } = yield* bought()
        yield* renewals.change(subscription, { plan: "premium", period: "year" }, "now", "up")
        const pro = { plan: "pro", period: "month" } as const
        yield* renewals.change(subscription, pro, "period_end", "down")
        assert.deepInclude(yield* look, { plan: "premium", next: pro, nextAmount: 1999 })
        yield* renewals.change(subscription, { plan: "premium", period: "year" }, "period_end", "back")
        assert.deepInclude(yield* look, { plan: "premium", next: null })
        yield* renewals.change(subscription, pro, "period_end", "down again")
        yield* advance(366)
        const seen = yield* look
        assert.deepInclude(seen, { plan: "pro", period: "month", next: null, status: "active" })
        assert.strictEqual(seen.payments.at(-1)?.amount, 1999)
      }))

    it.effect("ends with the period, can be continued until then, and stays ended", () =>
      Effect.gen(function*() {
        const { advance, renewals, subscription, look } = yield* bought()
        yield* renewals.change(subscription, { plan: "pro", period: "year" }, "period_end", "later")
        yield* renewals.cancelAtEnd(subscription)
        assert.deepInclude(yield* look, { cancelAtPeriodEnd: true, next: null, nextAmount: null })
        yield* renewals.continue(subscription)
        assert.deepInclude(yield* look, { cancelAtPeriodEnd: false, nextAmount: 1999 })
        yield* renewals.cancelAtEnd(subscription)
        yield* advance(32)
        assert.deepInclude(yield* look, { status: "canceled" })
        assert.strictEqual(yield* refusal(renewals.continue(subscription)), "PaymentRefused")
        yield* renewals.endNow(subscription)
        assert.isNull(yield* renewals.lookUp("sub_none"))
      }))

    it.effect("renews by itself, tries a declined card again, and recovers when a card works", () =>
      Effect.gen(function*() {
        const { advance, renewals, subscription, look, choose } = yield* bought("later")
        yield* advance(31)
        const failed = yield* look
        assert.strictEqual(failed.status, "past_due")
        assert.match(failed.payUrl ?? "", /\/invoice\/in_/)
        const portal = yield* renewals.portal(subscription, "https://parley.test/payment/plans")
        assert.include((yield* choose(portal, "works")).text, "Your card works")
        const healed = yield* look
        assert.deepStrictEqual([healed.status, healed.payUrl, healed.payments.length], ["active", null, 2])
        yield* choose(portal, "declines")
        yield* advance(60)
        assert.strictEqual((yield* look).status, "canceled")
      }))

    it.effect("knows all of it after a restart", () =>
      Effect.gen(function*() {
        const { shelf, subscription } = yield* bought()
        const again = yield* aShop(shelf)
        assert.deepInclude(yield* renewalsOf(again.provider).lookUp(subscription), { plan: "pro", status: "active" })
      }))
  })
}
