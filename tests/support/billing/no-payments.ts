import { PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { Layer } from "effect"

/** A server on which nothing can be bought. */
export const noPayments = Layer.succeed(PaymentProviders, { all: [], offered: null })
