import { stripeProvider } from "#adapters/payments/stripe/provider.ts"
import type { RawNotice } from "#domain/billing/payment-provider.port.ts"
import { Effect, Redacted } from "effect"
import { keptOn, requestAt, type Shelf } from "./peer-page.ts"
import { openPeer } from "./stripe-peer/peer.ts"

const secretKey = "sk_of_the_tests"
export const webhookSecret = "whsec_of_the_tests"

/** Stripe's own library against a peer in this process; `shelf` survives a restart of the peer. */
export const aStripePeer = (shelf: Shelf = { text: null }) =>
  Effect.gen(function*() {
    const notices: Array<RawNotice> = []
    const peer = yield* Effect.promise(() =>
      openPeer({
        shelf: keptOn(shelf),
        secretKey,
        webhookSecret,
        base: "https://parley.test/simulated-checkout",
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
    })
    /** What a person does on the hosted page: where it leads, and the page it shows. */
    const choose = (url: string, choice: "pay" | "decline" | "later" | "works" | "declines") =>
      Effect.promise(() => peer.page(requestAt(url, choice)))
    return { advance: (days: number) => Effect.promise(() => peer.advance(days)), provider, notices, choose, shelf }
  })
