import { Config } from "effect"
import { optional, secret } from "./kinds.ts"

export const paymentSettings = {
  /**
   * Who takes payments for plans: those whose keys are set, or else, on an embedded server on loopback, a simulated
   * checkout; or nobody.
   */
  payments: Config.Literals(["auto", "simulated", "off"], "PAYMENTS").pipe(Config.withDefault("auto" as const)),
  stripeKey: secret("STRIPE_SECRET_KEY"),
  stripeWebhookSecret: secret("STRIPE_WEBHOOK_SECRET"),
  /** An address other than Stripe's own. */
  stripeUrl: optional("STRIPE_API_URL"),
  /** Whether Stripe adds taxes. */
  stripeTax: Config.Boolean("STRIPE_TAX").pipe(Config.withDefault(false)),
  /** The application and the seller's account (2088…) in Alipay's console. */
  alipayAppId: optional("ALIPAY_APP_ID"),
  alipaySellerId: optional("ALIPAY_SELLER_ID"),
  /** Ours, and Alipay's: PEM, or their base64 alone. */
  alipayPrivateKey: secret("ALIPAY_PRIVATE_KEY"),
  alipayPublicKey: optional("ALIPAY_PUBLIC_KEY"),
  /** Another gateway, such as that of Alipay's sandbox. */
  alipayGateway: Config.NonEmptyString("ALIPAY_GATEWAY").pipe(
    Config.withDefault("https://openapi.alipay.com/gateway.do"),
  ),
}
