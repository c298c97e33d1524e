import { alipayProvider } from "#adapters/payments/alipay/provider.ts"
import { stripeProvider } from "#adapters/payments/stripe/provider.ts"
import { objectShelf } from "#adapters/storage/postgres/object-shelf.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type PaymentProvider, PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import { customs } from "#domain/kernel/edition.ts"
import { Context, Effect, Layer, Redacted } from "effect"
import { generateKeyPair, randomBytes } from "node:crypto"
import { promisify } from "node:util"

/** Each edition offers its own way to pay, if there is one. */
export const offeredIn = (region: Settings["region"], all: ReadonlyArray<PaymentProvider>): PaymentProvider | null => {
  return all.find(({ method }) => method === customs[region].paidBy) ?? all[0] ?? null
}

/** Our adapters against stand-ins that speak the same protocols in this process. */
export const simulatedPayments = (settings: Settings) =>
  Layer.effectContext(Effect.gen(function*() {
    const stripe = yield* simulatedStripe(settings)
    // Its keys take a moment to make, which only the edition that needs them spends.
    const alipay = customs[settings.region].paidBy === "alipay" ? yield* simulatedAlipay(settings) : null
    const all = alipay === null ? [stripe.provider] : [stripe.provider, alipay.provider]
    return Context.make(PaymentProviders, { all, offered: offeredIn(settings.region, all) }).pipe(
      Context.add(SimulatedCheckout, {
        isRunning: true,
        page: (request) =>
          alipay !== null && request.path.startsWith("alipay/")
            ? Effect.promise(() => alipay.peer.page(request))
            : Effect.flatMap(stripe.opened, (peer) => Effect.promise(() => peer.page(request))),
        advance: Effect.fnUntraced(function*(days) {
          const peer = yield* stripe.opened
          yield* Effect.promise(() => peer.advance(days))
          if (alipay !== null) yield* Effect.promise(() => alipay.peer.advance(days))
        }),
        // The wallet is never given an address.
        forget: (address) => Effect.flatMap(stripe.opened, (peer) => Effect.promise(() => peer.forget(address))),
      }),
    )
  }))

/** Where the records of the stand-in for Stripe are kept, also when it no longer runs. */
export const stripeShelf = objectShelf("simulated stripe")

const simulatedStripe = Effect.fnUntraced(function*(settings: Settings) {
  const shelf = yield* stripeShelf
  const [secretKey, webhookSecret] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")]
  const send = delivery(settings, "card", "application/json")
  const deliver = (body: string, signature: string) => send(body, { "stripe-signature": signature })
  const opened = yield* Effect.cached(Effect.promise(async () => {
    const { openPeer } = await import("#adapters/payments/simulated-stripe/peer.ts")
    return openPeer({ shelf, secretKey, webhookSecret, base: baseOf(settings), brand: settings.brand, deliver })
  }))
  const call: typeof fetch = async (input, init) => (await Effect.runPromise(opened)).call(input, init)
  const provider = yield* stripeProvider({
    secretKey: Redacted.make(secretKey),
    webhookSecret: Redacted.make(webhookSecret),
    apiUrl: "http://simulated-stripe.localhost",
    fetch: call,
    hasTax: false,
  }, true)
  return { provider, opened }
})

const simulatedAlipay = Effect.fnUntraced(function*(settings: Settings) {
  const shelf = yield* objectShelf("simulated alipay")
  const { brand, publicUrl } = settings
  const [appId, sellerId] = ["2021000000000001", "2088000000000001"]
  const [ours, theirs] = yield* Effect.promise(() => Promise.all([rsaKeys(), rsaKeys()]))
  const { peer, gateway } = yield* Effect.promise(async () => {
    const { openPeer } = await import("#adapters/payments/simulated-alipay/peer.ts")
    const { openGateway } = await import("#adapters/payments/simulated-alipay/gateway.ts")
    const appPublicKey = ours.publicKey
    const deliver = delivery(settings, "alipay", "application/x-www-form-urlencoded; charset=utf-8")
    const shop = `${publicUrl}/transcribe/payment/plans`
    const identity = { appId, sellerId, appPublicKey, privateKey: theirs.privateKey }
    const opening = await openPeer({ shelf, ...identity, base: baseOf(settings), shop, deliver })
    return { peer: opening, gateway: await openGateway(opening.call) }
  })
  yield* Effect.addFinalizer(() => Effect.sync(gateway.close))
  const provider = yield* alipayProvider({
    appId,
    sellerId,
    privateKey: Redacted.make(ours.privateKey),
    publicKey: theirs.publicKey,
    gateway: gateway.url,
    pages: `${baseOf(settings)}/alipay/gateway`,
    noticeUrl: `${publicUrl}/api/payment/webhooks/alipay`,
    brand,
  }, true)
  return { provider, peer }
})

const baseOf = ({ publicUrl }: Settings): string => `${publicUrl}/simulated-checkout`

const rsaKeys = () =>
  promisify(generateKeyPair)("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  })

/**
 * Notices go to this server over loopback, as they would arrive from outside. A lost one is made up for within the
 * hour.
 */
const delivery =
  ({ host, port, tlsCert }: Settings, method: "card" | "alipay", contentType: string) =>
  (body: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    if (tlsCert !== null) return Promise.resolve()
    const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host
    return fetch(`http://${name}:${port}/api/payment/webhooks/${method}`, {
      method: "POST",
      headers: { "content-type": contentType, ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    })
  }
