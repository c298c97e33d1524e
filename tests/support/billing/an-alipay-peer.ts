import { type AlipayOptions } from "#adapters/payments/alipay/client.ts"
import { alipayProvider } from "#adapters/payments/alipay/provider.ts"
import type { Order } from "#domain/billing/order.ts"
import type { RawNotice } from "#domain/billing/payment-provider.port.ts"
import { assert } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { generateKeyPairSync } from "node:crypto"
import { openGateway } from "./alipay-peer/gateway.ts"
import { openPeer } from "./alipay-peer/peer.ts"
import { keptOn, requestAt, type Shelf } from "./peer-page.ts"

const rsa = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  })

export const ours = rsa()
export const theirs = rsa()
const appId = "2021000000000001"
const sellerId = "2088000000000001"
const base = "https://parley.test/simulated-checkout"

/** Alipay's own library against a peer behind a gateway on loopback; `given` changes what the adapter believes. */
export const anAlipayPeer = (given: Partial<AlipayOptions> = {}, shelf: Shelf = { text: null }) =>
  Effect.gen(function*() {
    const notices: Array<RawNotice> = []
    const peer = yield* Effect.promise(() =>
      openPeer({
        shelf: keptOn(shelf),
        appId,
        sellerId,
        appPublicKey: ours.publicKey,
        privateKey: theirs.privateKey,
        base,
        deliver: (body) => Promise.resolve(notices.push({ body, headers: {} })),
      })
    )
    const gateway = yield* Effect.promise(() => openGateway(peer.call))
    const provider = yield* alipayProvider({
      appId,
      sellerId,
      privateKey: Redacted.make(ours.privateKey),
      publicKey: theirs.publicKey,
      gateway: gateway.url,
      noticeUrl: "https://parley.test/api/payment/webhooks/alipay",
      brand: "Parley",
      ...given,
    })
    const at = (url: string, choice: string | null) =>
      peer.page(requestAt(url.replace(/^http:.*\/gateway\.do/, `${base}/alipay/gateway`), choice))
    /** What a person does: opens the address, which leads to the page of the trade, and presses a button there. */
    const choose = (url: string, choice: "pay" | "decline") =>
      Effect.promise(async () => {
        const opened = await at(url, null)
        return opened.location === null ? opened : at(opened.location, choice)
      })
    const paymentOf = (order: Order) =>
      Effect.map(
        Effect.orDie(provider.lookUpOrder(order)),
        (outcome) => "payment" in outcome ? outcome.payment.ref : assert.fail(outcome.state),
      )
    return { peer, provider, notices, choose, paymentOf, gateway: gateway.url, shelf }
  })
