import type { Order } from "#domain/billing/order.ts"
import type { PaymentProvider, RawNotice } from "#domain/billing/payment-provider.port.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { refusal } from "../support/a-scene.ts"
import { anOrder } from "../support/billing/a-subscription.ts"
import type { PeerPage } from "../support/billing/peer-page.ts"
import { soon } from "../support/until.ts"

/** A provider, with a peer of its protocol if it has one, and what a payer does there. */
interface Shop {
  readonly provider: PaymentProvider
  /** What it sent so far. */
  readonly notices: ReadonlyArray<RawNotice>
  readonly choose: (url: string, choice: "pay" | "decline") => Effect.Effect<PeerPage>
  /** What the provider calls the payment of an order. */
  readonly paymentOf: (order: Order) => Effect.Effect<string>
}

/** Orders that are the same have the same time, as they are read from the store. */
const fixed = DateTime.nowUnsafe()
const another = OrderId.make("0190a5f2-7c1e-7000-8000-0000000000b7")
const back = {
  success: "https://parley.test/payment/success?session_id={CHECKOUT_SESSION_ID}",
  cancel: "https://parley.test/payment/cancel",
}

/** What every PaymentProvider must do with orders, refunds and notices. `amount` is what it charges for a month of Pro. */
export const paymentProviderContract = (name: string, aShop: Effect.Effect<Shop>, amount: number): void => {
  const order = (given: Partial<Order> = {}) => anOrder({ createdAt: fixed, amount, ...given })
  const bought = Effect.gen(function*() {
    const shop = yield* aShop
    const { ref, url } = yield* shop.provider.checkout(order(), null, back)
    yield* shop.choose(url, "pay")
    return { ...shop, order: order({ ref }) }
  })

  describe(`PaymentProvider: ${name}`, () => {
    it.effect("sells an order once, however often it is asked and paid", () =>
      Effect.gen(function*() {
        const { provider, choose } = yield* aShop
        const ask = provider.checkout(order(), null, back)
        const asked = yield* Effect.all(Array.from({ length: 10 }, () => ask), { concurrency: "unbounded" })
        assert.strictEqual(new Set(asked.map(({ ref }) => ref)).size, 1)
        const { ref, url } = asked[0] ?? assert.fail("nothing")
        const look = provider.lookUpOrder(order({ ref }))
        assert.deepStrictEqual(yield* look, { state: "open" })
        assert.include((yield* choose(url, "decline")).text, "Nothing was charged")
        assert.deepStrictEqual(yield* look, { state: "open" })
        const { status, location } = yield* choose(url, "pay")
        assert.strictEqual(status, 303)
        assert.isTrue(location?.startsWith(back.success.replace("{CHECKOUT_SESSION_ID}", ref)), location ?? "nowhere")
        const paid = yield* look
        assert.strictEqual(paid.state, "paid")
        yield* choose(url, "pay")
        assert.deepStrictEqual(yield* look, paid)
      }))

    it.effect("closes an order, unless it was paid meanwhile", () =>
      Effect.gen(function*() {
        const { provider, choose } = yield* aShop
        const first = yield* provider.checkout(order(), null, back)
        yield* choose(first.url, "decline")
        yield* provider.closeOrder(order({ ref: first.ref }))
        assert.deepStrictEqual(yield* provider.lookUpOrder(order({ ref: first.ref })), { state: "closed" })
        assert.strictEqual((yield* choose(first.url, "pay")).status, 410)
        const second = yield* provider.checkout(order({ id: another }), null, back)
        yield* choose(second.url, "pay")
        yield* provider.closeOrder(order({ id: another, ref: second.ref }))
        assert.strictEqual((yield* provider.lookUpOrder(order({ id: another, ref: second.ref }))).state, "paid")
      }))

    it.effect("takes an order that nobody opened for closed when its time is over", () =>
      Effect.gen(function*() {
        const { provider } = yield* aShop
        yield* provider.closeOrder(order())
        assert.deepStrictEqual(yield* provider.lookUpOrder(order({ createdAt: yield* DateTime.now })), {
          state: "open",
        })
        const old = order({ createdAt: DateTime.makeUnsafe(-3_600_000) })
        assert.deepStrictEqual(yield* provider.lookUpOrder(old), { state: "closed" })
      }))

    it.effect("refunds at most what was paid, once for each key", () =>
      Effect.gen(function*() {
        const { provider, paymentOf, order: paid } = yield* bought
        const ref = yield* paymentOf(paid)
        const half = Math.floor(amount / 2)
        yield* provider.refund(ref, half, "refund 1")
        yield* provider.refund(ref, half, "refund 1")
        assert.strictEqual(yield* refusal(provider.refund(ref, amount - half + 1, "refund 2")), "PaymentRefused")
        yield* provider.refund(ref, amount - half, "refund 3")
        assert.strictEqual(yield* refusal(provider.refund(ref, 1, "refund 4")), "PaymentRefused")
      }))

    it.effect("reads its notices, and refuses them with any other letter", () =>
      Effect.gen(function*() {
        const { provider, notices, order: paid } = yield* bought
        yield* soon(() => notices.length > 0)
        const taken = yield* Effect.forEach(notices, provider.readNotice)
        assert.includeDeepMembers(taken.map(({ subject }) => subject), [{ kind: "order", subject: paid.id }])
        assert.lengthOf(new Set(taken.map(({ eventId }) => eventId)), taken.length)
        for (const { headers, body } of notices) {
          const at = Math.floor(body.length / 2)
          for (const damaged of [body.slice(0, at), `${body.slice(0, at)}x${body.slice(at + 1)}`, `0${body}`, ""]) {
            assert.strictEqual(yield* refusal(provider.readNotice({ headers, body: damaged })), "PaymentNoticeInvalid")
          }
        }
      }))
  })
}
