import { PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { Layer } from "effect"

/** Who takes money on this server. */
export const payments = Layer.succeed(PaymentProviders, { all: [], offered: null })
