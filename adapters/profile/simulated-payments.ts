import { forgetOnShelf } from "#adapters/payments/simulated/book.ts"
import { openBook } from "#adapters/payments/simulated/open-book.ts"
import { pagesOn } from "#adapters/payments/simulated/pages.ts"
import { simulatedProvider } from "#adapters/payments/simulated/provider.ts"
import { storedText } from "#adapters/storage/postgres/stored-text.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type PaymentProvider, PaymentProviders, type RawNotice } from "#domain/billing/payment-provider.port.ts"
import { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import { customs } from "#domain/kernel/edition.ts"
import { Context, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"

/** Each edition offers its own way to pay, if there is one. */
export const offeredIn = (region: Settings["region"], all: ReadonlyArray<PaymentProvider>): PaymentProvider | null => {
  return all.find(({ method }) => method === customs[region].paidBy) ?? all[0] ?? null
}

const records = storedText("simulated checkout")

/** A checkout in this process that charges nothing: cards, and a wallet in the edition that has one. */
export const simulatedPayments = (settings: Settings) =>
  Layer.effectContext(Effect.gen(function*() {
    const secret = randomBytes(24).toString("hex")
    const book = yield* openBook({ shelf: yield* records, secret, deliver: delivery(settings) })
    const base = `${settings.publicUrl}/simulated-checkout`
    const methods = customs[settings.region].paidBy === "card" ? ["card"] as const : ["card", "alipay"] as const
    const all = methods.map((method) => simulatedProvider(book, { method, base, secret }))
    return Context.make(PaymentProviders, { all, offered: offeredIn(settings.region, all) }).pipe(
      Context.add(SimulatedCheckout, {
        isRunning: true,
        page: pagesOn(book),
        advance: book.advance,
        forget: book.forget,
      }),
    )
  }))

/** No checkout of ours. What one wrote while it ran can still be made to forget an address. */
export const noSimulatedPayments = Layer.effect(
  SimulatedCheckout,
  Effect.map(records, (shelf) =>
    SimulatedCheckout.of({
      isRunning: false,
      page: () => Effect.succeed({ _tag: "Missing", what: "page" }),
      advance: () => Effect.void,
      forget: (address) => forgetOnShelf(shelf, address),
    })),
)

/**
 * Notices go to this server over loopback, as they would arrive from outside. A lost one is made up for within the
 * hour.
 */
const delivery =
  ({ host, port, tlsCert }: Settings) =>
  ({ body, headers }: RawNotice, method: "card" | "alipay"): Effect.Effect<void> => {
    if (tlsCert !== null) return Effect.void
    const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host
    return Effect.ignore(Effect.tryPromise((signal) =>
      fetch(`http://${name}:${port}/api/payment/webhooks/${method}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      })
    ))
  }
