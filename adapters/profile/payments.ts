import type { Settings } from "#adapters/config/settings.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { objectShelf } from "#adapters/postgres/object-shelf.ts"
import { stripeProvider } from "#adapters/stripe/provider.ts"
import { type PaymentProvider, PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import { Context, Effect, Layer, Redacted } from "effect"
import { randomBytes } from "node:crypto"

/** Who takes money on this server: Stripe where it is configured, else on an embedded server a checkout that nobody pays with. */
export const payments = (
  settings: Settings,
): Layer.Layer<PaymentProviders | SimulatedCheckout, never, Database> => {
  const { stripeKey: secretKey, stripeWebhookSecret: webhookSecret, stripeUrl: apiUrl, payments: mode } = settings
  if (mode === "off") return taking([])
  if (mode === "simulated") return simulated(settings)
  if (secretKey === null || webhookSecret === null) return settings.isEmbedded ? simulated(settings) : taking([])
  const stripe = stripeProvider({ secretKey, webhookSecret, apiUrl, fetch: null, hasTax: settings.stripeTax }, false)
  return Layer.unwrap(Effect.map(stripe, (provider) => taking([provider])))
}

const notRunning = SimulatedCheckout.of({
  isRunning: false,
  page: () => Effect.succeed({ status: 404, location: null, html: "" }),
  advance: () => Effect.void,
})

const taking = (all: ReadonlyArray<PaymentProvider>) =>
  Layer.mergeAll(
    Layer.succeed(PaymentProviders, { all, offered: all[0] ?? null }),
    Layer.succeed(SimulatedCheckout, notRunning),
  )

/** Our adapter for Stripe against a peer of the same protocol in this process. */
const simulated = (settings: Settings) =>
  Layer.effectContext(Effect.gen(function*() {
    const shelf = yield* objectShelf("simulated stripe")
    const [secretKey, webhookSecret] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")]
    const opened = yield* Effect.cached(Effect.promise(async () => {
      const { openPeer } = await import("#adapters/simulated-stripe/peer.ts")
      const { brand, publicUrl } = settings
      const base = `${publicUrl}/simulated-checkout`
      return openPeer({ shelf, secretKey, webhookSecret, base, brand, deliver: deliveryTo(settings) })
    }))
    const call: typeof fetch = async (input, init) => (await Effect.runPromise(opened)).call(input, init)
    const provider = yield* stripeProvider({
      secretKey: Redacted.make(secretKey),
      webhookSecret: Redacted.make(webhookSecret),
      apiUrl: "http://simulated-stripe.localhost",
      fetch: call,
      hasTax: false,
    }, true)
    return Context.make(PaymentProviders, { all: [provider], offered: provider }).pipe(
      Context.add(SimulatedCheckout, {
        isRunning: true,
        page: (request) => Effect.flatMap(opened, (peer) => Effect.promise(() => peer.page(request))),
        advance: (days) => Effect.flatMap(opened, (peer) => Effect.promise(() => peer.advance(days))),
      }),
    )
  }))

/** Notices go to this server by loopback, as they would come from outside. One that is lost is made good within the hour. */
const deliveryTo = ({ host, port, tlsCert }: Settings) => (body: string, signature: string): Promise<unknown> => {
  if (tlsCert !== null) return Promise.resolve()
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host
  return fetch(`http://${name}:${port}/api/payment/webhooks/card`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
    signal: AbortSignal.timeout(10_000),
  })
}
