import { stripeProvider } from "#adapters/payments/stripe/provider.ts"
import type { PaymentProvider } from "#domain/billing/payment-provider.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { createHmac } from "node:crypto"
import { refusal } from "../support/a-scene.ts"
import { ada } from "../support/a-task.ts"
import { webhookSecret } from "../support/billing/a-stripe-peer.ts"
import { anOrder } from "../support/billing/a-subscription.ts"

const renewalsOf = ({ renewals }: PaymentProvider) => renewals ?? assert.fail("no renewals")

const price = { id: "price_1", lookup_key: "gym_month", unit_amount: 900, currency: "eur" }
const item = { id: "si_1", price, current_period_start: 1_795_000_000, current_period_end: 1_797_600_000 }
const aSubscription = (id: string, metadata: Readonly<Record<string, string>>) => ({
  id,
  object: "subscription",
  status: "active",
  currency: "eur",
  customer: "cus_1",
  metadata,
  ended_at: null,
  schedule: null,
  cancel_at_period_end: false,
  billing_cycle_anchor: 1_795_000_000,
  items: { object: "list", data: [item] },
})

const subscriptions = [
  aSubscription("sub_gym", {}),
  aSubscription("sub_shop", { user_id: "42" }),
  aSubscription("sub_by_hand", { user_id: ada }),
]

const listOf = (data: ReadonlyArray<unknown>) => ({ object: "list", data, has_more: false, url: "/" })

const missing = { error: { type: "invalid_request_error", code: "resource_missing", message: "No such object" } }

/** A Stripe account that somebody else sells through, too. */
const call: typeof fetch = (input) => {
  const { pathname } = new URL(new Request(input).url)
  const one = subscriptions.find(({ id }) => pathname === `/v1/subscriptions/${id}`)
  const answer = pathname === "/v1/subscriptions"
    ? listOf(subscriptions)
    : one ?? (pathname.endsWith("s") ? listOf([]) : null)
  return Promise.resolve(answer === null ? Response.json(missing, { status: 404 }) : Response.json(answer))
}

const provider = stripeProvider({
  secretKey: Redacted.make("sk_of_the_tests"),
  webhookSecret: Redacted.make(webhookSecret),
  apiUrl: "https://stripe.test",
  fetch: call,
  hasTax: false,
})

const aCheckout = (id: string) => ({ object: "checkout.session", metadata: { order_id: id } })

const notice = (object: unknown) => signed({ id: "evt_1", object: "event", type: "any.thing", data: { object } })

const signed = (event: unknown) => {
  const body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex")
  return { body, headers: { "stripe-signature": `t=${time},v1=${signature}` } }
}

describe("an account at Stripe that others sell through", () => {
  it.effect("has subscriptions that are none of ours", () =>
    Effect.gen(function*() {
      const renewals = renewalsOf(yield* provider)
      assert.isNull(yield* renewals.lookUp("sub_gym"))
      assert.isNull(yield* renewals.lookUp("sub_shop"))
      assert.deepStrictEqual(yield* renewals.list, ["sub_by_hand"])
    }))

  it.effect("refuses one of ours whose price was changed by hand to what is not sold here", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* refusal(renewalsOf(yield* provider).lookUp("sub_by_hand")), "PaymentRefused")
    }))

  it.effect("has checkouts with order numbers that are none of ours", () =>
    Effect.gen(function*() {
      const { readNotice } = yield* provider
      const { id } = anOrder()
      assert.deepInclude(yield* readNotice(notice(aCheckout(id))), { subject: { kind: "order", subject: id } })
      assert.deepInclude(yield* readNotice(notice(aCheckout("4711"))), { subject: null })
    }))

  it.effect("closes an order whose checkout it does not know, as after a change of keys", () =>
    Effect.gen(function*() {
      const { lookUpOrder, closeOrder } = yield* provider
      const order = anOrder({ ref: "cs_of_the_test_mode" })
      yield* TestClock.setTime(order.createdAt.epochMilliseconds)
      assert.deepStrictEqual(yield* lookUpOrder(order), { state: "open" })
      yield* TestClock.adjust("31 minutes")
      assert.deepStrictEqual(yield* lookUpOrder(order), { state: "closed" })
      yield* closeOrder(order)
    }))
})

describe("a signed notice that is not an event", () => {
  it.effect.each([
    null,
    "evt_1",
    { id: "evt_1", type: "any.thing" },
    { id: "evt_1", type: "any.thing", data: null },
    { id: "evt_1", type: "any.thing", data: { object: null } },
    { id: 1, type: "any.thing", data: { object: {} } },
    { type: "any.thing", data: { object: {} } },
    { id: "evt_\u0000", type: "any.thing", data: { object: { object: "subscription", id: "sub_1" } } },
  ])("is acknowledged, so that it does not come again, and logged: %j", (event) =>
    Effect.gen(function*() {
      const lines: Array<string> = []
      const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
      const { readNotice } = yield* provider
      assert.deepInclude(yield* Effect.provide(readNotice(signed(event)), log), { subject: null })
      assert.deepStrictEqual(lines.map((line) => line.includes("is not an event")), [true])
    }))

  it.effect.each([
    { object: "checkout.session", metadata: "order_1" },
    { object: "invoice", parent: "sub_1" },
    { object: "invoice", parent: { subscription_details: null } },
    { object: "subscription", id: { id: "sub_1" } },
    { object: "subscription", id: "sub_\u0000" },
    { object: "charge", subscription: 1 },
  ])("is about nothing here if it is an event about %j", (object) =>
    Effect.gen(function*() {
      const { readNotice } = yield* provider
      assert.deepStrictEqual(yield* readNotice(notice(object)), { eventId: "evt_1", type: "any.thing", subject: null })
    }))
})
