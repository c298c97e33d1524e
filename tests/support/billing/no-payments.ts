import { PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import { Effect, Layer } from "effect"

/** A server on which nothing can be bought. */
export const noPayments = Layer.mergeAll(
  Layer.succeed(PaymentProviders, { all: [], offered: null }),
  Layer.succeed(SimulatedCheckout, {
    isRunning: false,
    page: () => Effect.succeed({ _tag: "Missing", what: "page" }),
    advance: () => Effect.void,
    forget: () => Effect.void,
  }),
)
