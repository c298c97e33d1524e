import { privateKeyOf, publicKeyOf } from "#adapters/payments/alipay/keys.ts"
import { alipayProvider } from "#adapters/payments/alipay/provider.ts"
import { stripeProvider } from "#adapters/payments/stripe/provider.ts"
import type { Database } from "#adapters/storage/postgres/database.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { whoTakesPayments } from "#adapters/system/config/who-takes-payments.ts"
import { type PaymentProvider, PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import type { SimulatedCheckout } from "#domain/billing/simulated-checkout.port.ts"
import { Effect, Layer, Redacted } from "effect"
import { noSimulatedPayments, offeredIn, simulatedPayments } from "./simulated-payments.ts"

/** Those who take payments on this server: the configured providers, checkouts that charge nothing, or nobody. */
export const payments = (
  settings: Settings,
): Layer.Layer<PaymentProviders | SimulatedCheckout, never, Database> => {
  const takers = whoTakesPayments(settings)
  if (takers === "nobody") return taking([], settings)
  if (takers === "simulated") return simulatedPayments(settings)
  const configured = [stripe(settings), alipay(settings)].filter((one) => one !== null)
  return Layer.unwrap(Effect.map(Effect.all(configured), (all) => taking(all, settings)))
}

const taking = (all: ReadonlyArray<PaymentProvider>, { region }: Settings) =>
  Layer.merge(Layer.succeed(PaymentProviders, { all, offered: offeredIn(region, all) }), noSimulatedPayments)

const stripe = ({ stripeKey: secretKey, stripeWebhookSecret: webhookSecret, stripeUrl, stripeTax }: Settings) =>
  secretKey === null || webhookSecret === null
    ? null
    : stripeProvider({ secretKey, webhookSecret, apiUrl: stripeUrl, fetch: null, hasTax: stripeTax })

const alipay = (settings: Settings) => {
  const { alipayAppId: appId, alipaySellerId: sellerId, alipayGateway: gateway, brand, publicUrl } = settings
  const privateKey = settings.alipayPrivateKey && privateKeyOf(Redacted.value(settings.alipayPrivateKey))
  const publicKey = settings.alipayPublicKey && publicKeyOf(settings.alipayPublicKey)
  if (appId === null || sellerId === null || privateKey === null || publicKey === null) return null
  const noticeUrl = `${publicUrl}/api/payment/webhooks/alipay`
  const keys = { privateKey: Redacted.make(privateKey), publicKey }
  return alipayProvider({ appId, sellerId, ...keys, gateway, noticeUrl, brand })
}
