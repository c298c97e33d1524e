import { openPeer, type Peer } from "#adapters/payments/simulated-stripe/peer.ts"
import { stripeProvider } from "#adapters/payments/stripe/provider.ts"
import type { RawNotice } from "#domain/billing/payment-provider.port.ts"
import { Effect, Redacted } from "effect"

const secretKey = "sk_of_the_tests"
export const webhookSecret = "whsec_of_the_tests"

/** Stripe's own library against our peer in this process; `shelf` survives a restart of the peer. */
export const aPeer = (shelf = { text: null as string | null }) =>
  Effect.gen(function*() {
    const notices: Array<RawNotice> = []
    const peer: Peer = yield* Effect.promise(() =>
      openPeer({
        shelf: {
          load: () => Promise.resolve(shelf.text),
          save: (text) => {
            shelf.text = text
            return Promise.resolve()
          },
        },
        secretKey,
        webhookSecret,
        base: "https://parley.test/simulated-checkout",
        brand: "Parley",
        deliver: (body, signature) =>
          Promise.resolve(notices.push({ body, headers: { "stripe-signature": signature } })),
      })
    )
    const provider = yield* stripeProvider({
      secretKey: Redacted.make(secretKey),
      webhookSecret: Redacted.make(webhookSecret),
      apiUrl: "https://stripe.test",
      fetch: peer.call,
      hasTax: false,
    }, true)
    /** What a person does on the hosted page: where it leads, and the page it shows. */
    const choose = (url: string, choice: "pay" | "decline" | "later" | "works" | "declines") =>
      Effect.promise(() => {
        const { pathname, searchParams } = new URL(url)
        const path = pathname.replace("/simulated-checkout/", "")
        return peer.page({ path, choice, query: Object.fromEntries(searchParams), language: "en" })
      })
    return { peer, provider, notices, choose, shelf }
  })
