import { privateKeyOf, publicKeyOf } from "#adapters/payments/alipay/keys.ts"
import { fenOf, fromChinaTime, yuanOf } from "#adapters/payments/alipay/units.ts"
import type { Order } from "#domain/billing/order.ts"
import { CallerDevice } from "#domain/kernel/caller-device.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Redacted } from "effect"
import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from "node:crypto"
import { refusal } from "../support/a-scene.ts"
import { anOrder } from "../support/billing/a-subscription.ts"
import { openGateway } from "../support/billing/alipay-peer/gateway.ts"
import { anAlipayPeer, ours, theirs } from "../support/billing/an-alipay-peer.ts"
import { soon } from "../support/until.ts"
import { paymentProviderContract } from "./payment-provider.contract.ts"

const back = { success: "https://parley.test/payment/success?order_id=1&session_id={CHECKOUT_SESSION_ID}", cancel: "" }
const fixed = DateTime.nowUnsafe()
const order = (given: Partial<Order> = {}) =>
  anOrder({ createdAt: fixed, provider: "alipay", currency: "CNY", amount: 9900, ...given })
const stranger = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs1", format: "pem" },
})

paymentProviderContract("Alipay, by its library against a peer", Effect.suspend(() => anAlipayPeer()), 9900)

const bought = Effect.gen(function*() {
  const shop = yield* anAlipayPeer()
  const { url } = yield* shop.provider.checkout(order(), null, back)
  yield* shop.choose(url, "pay")
  yield* soon(() => shop.notices.length > 0)
  return { ...shop, url, fields: Object.fromEntries(new URLSearchParams(shop.notices[0]?.body)) }
})

describe("Alipay, by its library against a peer", () => {
  it.effect("sees a payment with its amount and time", () =>
    Effect.gen(function*() {
      const { provider } = yield* bought
      const outcome = yield* provider.lookUpOrder(order())
      const { payment } = "payment" in outcome ? outcome : assert.fail(outcome.state)
      assert.deepInclude(payment, { amount: 9900, currency: "CNY", refunded: 0, dispute: null })
      assert.isBelow(Math.abs(payment.paidAt.epochMilliseconds - Date.now()), 60_000)
    }))

  it.effect("sees full refunds, and says nothing of partial ones", () =>
    Effect.gen(function*() {
      const { provider, paymentOf } = yield* bought
      const refundedNow = Effect.map(
        provider.lookUpOrder(order()),
        (outcome) => "payment" in outcome ? outcome.payment.refunded : assert.fail(outcome.state),
      )
      const ref = yield* paymentOf(order())
      yield* provider.refund(ref, 100, "part")
      assert.strictEqual(yield* refundedNow, 0)
      yield* provider.refund(ref, 9800, "rest")
      assert.strictEqual(yield* refundedNow, 9900)
    }))

  it.effect("opens Alipay's own app on phones, and its page on computers", () =>
    Effect.gen(function*() {
      const { provider, choose } = yield* anAlipayPeer()
      const on = (userAgent: string | null) =>
        Effect.provideService(provider.checkout(order(), null, back), CallerDevice, {
          userAgent,
          name: null,
          country: null,
        })
      const phone = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/145.0 Mobile Safari/537.36"
      const { url } = yield* on(phone)
      assert.include(url, "alipay.trade.wap.pay")
      for (const other of [null, "Mozilla/5.0 (X11; Linux x86_64) Chrome/145.0 Safari/537.36"]) {
        assert.include((yield* on(other)).url, "alipay.trade.page.pay")
      }
      assert.strictEqual((yield* choose(url.replace("QUICK_WAP_WAY", "X"), "pay")).status, 400)
      yield* choose(url, "pay")
      assert.strictEqual((yield* provider.lookUpOrder(order())).state, "paid")
    }))

  it.effect("pays nothing at an address that was changed, or signed by another shop", () =>
    Effect.gen(function*() {
      const { provider, choose } = yield* anAlipayPeer()
      const { url } = yield* provider.checkout(order(), null, back)
      const other = yield* anAlipayPeer({ privateKey: Redacted.make(stranger.privateKey) })
      const foreign = yield* other.provider.checkout(order(), null, back)
      for (const address of [url.replace("99.00", "0.01"), foreign.url, url.replace("sign=", "sign=x")]) {
        assert.strictEqual((yield* choose(address, "pay")).status, 400, address)
      }
      assert.deepStrictEqual(yield* provider.lookUpOrder(order()), { state: "open" })
    }))

  it.effect("knows all of it after a restart", () =>
    Effect.gen(function*() {
      const { shelf } = yield* bought
      const again = yield* anAlipayPeer({}, shelf)
      assert.strictEqual((yield* again.provider.lookUpOrder(order())).state, "paid")
    }))

  it.effect("is unavailable when the gateway refuses our signature", () =>
    Effect.gen(function*() {
      const { provider } = yield* anAlipayPeer({ privateKey: Redacted.make(stranger.privateKey) })
      assert.strictEqual(yield* refusal(provider.lookUpOrder(order())), "PaymentUnavailable")
    }))
})

/** A gateway that answers everything with this trade, signed by whoever has the key; no key for no signature. */
const liar = (trade: object, privateKey: string | null) => {
  const text = JSON.stringify({ code: "10000", msg: "Success", ...trade })
  const sign = privateKey === null ? "" : createSign("RSA-SHA256").update(text).sign(privateKey, "base64")
  const answer = `{"alipay_trade_query_response":${text},"sign":"${sign}"}`
  return Effect.acquireRelease(
    Effect.promise(() => openGateway(() => Promise.resolve(answer))),
    ({ close }) => Effect.sync(close),
  )
}

const paidTrade = {
  out_trade_no: order().id.replaceAll("-", ""),
  trade_no: "2026112300000001",
  trade_status: "TRADE_SUCCESS",
  total_amount: "99.00",
  send_pay_date: "2026-11-23 18:00:00",
}

describe("an answer about a trade", () => {
  const answers = [
    ["with Alipay’s signature", paidTrade, theirs.privateKey, "paid"],
    ["signed by a stranger", paidTrade, stranger.privateKey, "PaymentUnavailable"],
    ["without a signature", paidTrade, null, "PaymentUnavailable"],
    [
      "about another order",
      { ...paidTrade, out_trade_no: "0190a5f27c1e700080000000000000b9" },
      theirs.privateKey,
      "PaymentUnavailable",
    ],
    ["without a time", { ...paidTrade, send_pay_date: undefined }, theirs.privateKey, "PaymentUnavailable"],
    ["with an amount that is none", { ...paidTrade, total_amount: "99.001" }, theirs.privateKey, "PaymentUnavailable"],
    ["with an unknown state", { ...paidTrade, trade_status: "PAID" }, theirs.privateKey, "PaymentUnavailable"],
  ] as const
  for (const [which, trade, key, becomes] of answers) {
    it.effect(`${which} is ${becomes}`, () =>
      Effect.gen(function*() {
        const { provider } = yield* anAlipayPeer({ gateway: (yield* liar(trade, key)).url })
        const look = Effect.match(provider.lookUpOrder(order()), {
          onFailure: ({ _tag }): string => _tag,
          onSuccess: ({ state }) => state,
        })
        assert.strictEqual(yield* look, becomes)
      }).pipe(Effect.scoped))
  }
})

const resigned = (fields: Record<string, string>, key: string, algorithm = "RSA-SHA256") => {
  const { sign: _, sign_type, ...rest } = fields
  const text = Object.keys(rest).toSorted().map((name) => `${name}=${rest[name]}`).join("&")
  const sign = createSign(algorithm).update(text).sign(key, "base64")
  return new URLSearchParams({ ...rest, sign_type: sign_type ?? "RSA2", sign }).toString()
}

describe("a notice from Alipay", () => {
  it.effect("must be signed by Alipay, with RSA2, and be for this application and this seller", () =>
    Effect.gen(function*() {
      const { provider, fields } = yield* bought
      const read = (body: string) => provider.readNotice({ headers: {}, body })
      assert.deepStrictEqual((yield* read(resigned(fields, theirs.privateKey))).subject, {
        kind: "order",
        subject: order().id,
      })
      const refused = {
        "a stranger’s signature": resigned(fields, stranger.privateKey),
        "our own signature": resigned(fields, ours.privateKey),
        "another seller": resigned({ ...fields, seller_id: "2088999999999999" }, theirs.privateKey),
        "another application": resigned({ ...fields, app_id: "2021999999999999" }, theirs.privateKey),
        "SHA-1": resigned({ ...fields, sign_type: "RSA" }, theirs.privateKey, "RSA-SHA1"),
        "a changed amount": new URLSearchParams({ ...fields, total_amount: "0.01" }).toString(),
        "no signature": new URLSearchParams({ ...fields, sign: "" }).toString(),
        "no name": resigned(
          Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "notify_id")),
          theirs.privateKey,
        ),
      }
      for (const [why, body] of Object.entries(refused)) {
        assert.strictEqual(yield* refusal(read(body)), "PaymentNoticeInvalid", why)
      }
    }))

  it.effect("about nothing of ours has no subject", () =>
    Effect.gen(function*() {
      const { provider, fields } = yield* bought
      const body = resigned({ ...fields, out_trade_no: "donation_7" }, theirs.privateKey)
      assert.isNull((yield* provider.readNotice({ headers: {}, body })).subject)
    }))

  it.effect("may hold percent signs and Chinese", () =>
    Effect.gen(function*() {
      const { provider, fields } = yield* bought
      const body = resigned({ ...fields, subject: "Parley 一年 100% + 50%" }, theirs.privateKey)
      assert.strictEqual((yield* provider.readNotice({ headers: {}, body })).type, "TRADE_SUCCESS")
    }))
})

const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, "")

describe("keys of Alipay", () => {
  const pkcs8 = createPrivateKey(ours.privateKey).export({ type: "pkcs8", format: "pem" }).toString()

  it("are read in every form that its tools write", () => {
    for (
      const form of [
        ours.privateKey,
        bare(ours.privateKey),
        pkcs8,
        bare(pkcs8),
        ours.privateKey.replaceAll("\n", "\\n"),
      ]
    ) {
      assert.strictEqual(privateKeyOf(form), ours.privateKey)
    }
    assert.strictEqual(publicKeyOf(bare(theirs.publicKey)), theirs.publicKey)
    assert.strictEqual(createPublicKey(publicKeyOf(theirs.publicKey) ?? "").asymmetricKeyType, "rsa")
  })

  it("are nothing else", () => {
    for (const text of ["", " ", "key", bare(theirs.publicKey)]) assert.isNull(privateKeyOf(text), text)
    for (const text of ["", "key", bare(ours.privateKey)]) assert.isNull(publicKeyOf(text), text)
  })
})

describe("amounts and times of Alipay", () => {
  it("are exact", () => {
    for (const fen of [0, 1, 99, 100, 9900, 479_000, 123_456_789]) assert.strictEqual(fenOf(yuanOf(fen)), fen)
    assert.deepStrictEqual([fenOf("99"), fenOf("99.5"), yuanOf(5)], [9900, 9950, "0.05"])
    for (const wrong of ["", "99.001", "-1", "1e3", "¥99", " 99", 99, null]) assert.isNull(fenOf(wrong))
    assert.deepStrictEqual(fromChinaTime("2026-11-23 08:00:00"), DateTime.makeUnsafe("2026-11-23T00:00:00Z"))
    for (const wrong of ["", "2026-11-23", "2026-13-23 08:00:00", 7]) assert.isNull(fromChinaTime(wrong))
  })
})
