import { lookupKeyOf } from "#adapters/payments/stripe/snapshot.ts"
import type { Order } from "#domain/billing/order.ts"
import type { PaymentProvider } from "#domain/billing/payment-provider.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { createHmac } from "node:crypto"
import { refusal } from "../support/a-scene.ts"
import { aStripePeer, webhookSecret } from "../support/billing/a-stripe-peer.ts"
import { anOrder } from "../support/billing/a-subscription.ts"
import { paymentProviderContract } from "./payment-provider.contract.ts"
import { renewalsContract } from "./renewals.contract.ts"

const back = {
  success: "https://parley.test/payment/success?session_id={CHECKOUT_SESSION_ID}",
  cancel: "https://parley.test/payment/cancel",
}
const order = (given: Partial<Order> = {}) => anOrder({ createdAt: fixed, ...given })
/** Orders that are the same have the same time, as they are read from the store. */
const fixed = DateTime.nowUnsafe()

const renewalsOf = ({ renewals }: PaymentProvider) => renewals ?? assert.fail("no renewals")

const aShop = Effect.gen(function*() {
  const shop = yield* aStripePeer()
  const paymentOf = Effect.fnUntraced(function*(paid: Order) {
    const outcome = yield* Effect.orDie(shop.provider.lookUpOrder(paid))
    const name = "subscription" in outcome ? outcome.subscription : assert.fail(outcome.state)
    const seen = yield* Effect.orDie(renewalsOf(shop.provider).lookUp(name))
    return seen?.payments[0]?.ref ?? assert.fail("no payment")
  })
  return { ...shop, paymentOf }
})

paymentProviderContract("Stripe, by its library against a peer", aShop, 1999)
renewalsContract("Stripe, by its library against a peer", aStripePeer)

const bought = Effect.gen(function*() {
  const shop = yield* aStripePeer()
  yield* shop.choose((yield* shop.provider.checkout(order(), "ada@example.org", back)).url, "pay")
  return shop
})

const signed = (body: string, secret: string, time = Math.floor(Date.now() / 1000)) =>
  `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`

describe("a notice from Stripe", () => {
  it.effect("is taken as it was signed, and refused when damaged, old, or signed by others", () =>
    Effect.gen(function*() {
      const { provider, notices } = yield* bought
      yield* Effect.yieldNow
      const read = (body: string, signature: string) =>
        provider.readNotice({ body, headers: { "stripe-signature": signature } })
      const taken = yield* Effect.forEach(notices, provider.readNotice)
      assert.sameMembers(taken.map(({ type }) => type), [
        "invoice.paid",
        "customer.subscription.created",
        "checkout.session.completed",
      ])
      assert.sameMembers(taken.map(({ subject }) => subject?.kind), ["order", "subscription", "subscription"])
      const body = notices[0]?.body ?? ""
      const good = signed(body, webhookSecret)
      yield* read(body, good)
      const hour = Math.floor(Date.now() / 1000) - 3600
      const damaged: ReadonlyArray<readonly [string, string]> = [
        [body.replace("invoice", "invoicf"), good],
        [`${body} `, good],
        [body, ""],
        [body, "nonsense"],
        [body, good.replace("v1=", "v0=")],
        [body, good.slice(0, -1)],
        [body, signed(body, "whsec_other")],
        [body, signed(body, webhookSecret, hour)],
        [body, good.replace(/t=\d+/, `t=${hour}`)],
        ["", signed("", webhookSecret)],
      ]
      for (const [text, signature] of damaged) {
        assert.strictEqual(yield* refusal(read(text, signature)), "PaymentNoticeInvalid", signature)
      }
    }))
})

describe("the name of a price", () => {
  it("tells plan, period and currency", () => {
    assert.strictEqual(lookupKeyOf({ plan: "enterprise", period: "year" }, "USD"), "parley_enterprise_year_usd")
  })
})
