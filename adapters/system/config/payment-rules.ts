import { privateKeyOf, publicKeyOf } from "#adapters/payments/alipay/keys.ts"
import { Redacted } from "effect"

interface StripeSettings {
  readonly stripeKey: Redacted.Redacted | null
  readonly stripeWebhookSecret: Redacted.Redacted | null
  readonly stripeUrl: string | null
}

interface AlipaySettings {
  readonly alipayAppId: string | null
  readonly alipaySellerId: string | null
  readonly alipayPrivateKey: Redacted.Redacted | null
  readonly alipayPublicKey: string | null
  readonly alipayGateway: string
}

/** What is wrong with the payment settings, by name; null if nothing is. */
export const paymentFault = (given: StripeSettings & AlipaySettings): string | null =>
  stripeFault(given) ?? alipayFault(given)

const stripeFault = ({ stripeKey, stripeWebhookSecret, stripeUrl }: StripeSettings): string | null => {
  if (stripeKey !== null && stripeWebhookSecret === null) {
    return "STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is: without it no notice of a payment can be checked"
  }
  if (stripeKey === null && stripeWebhookSecret !== null) {
    return "STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is"
  }
  return stripeUrl === null || URL.canParse(stripeUrl) ? null : "STRIPE_API_URL must be an address"
}

/** The library believes every answer when it has no key of Alipay's, so all four are needed, and keys are parsed here. */
const alipayFault = (given: AlipaySettings): string | null => {
  const { alipayAppId, alipaySellerId, alipayPrivateKey, alipayPublicKey, alipayGateway } = given
  if (!URL.canParse(alipayGateway)) return "ALIPAY_GATEWAY must be an address"
  const parts = [
    ["ALIPAY_APP_ID", alipayAppId],
    ["ALIPAY_SELLER_ID", alipaySellerId],
    ["ALIPAY_PRIVATE_KEY", alipayPrivateKey],
    ["ALIPAY_PUBLIC_KEY", alipayPublicKey],
  ] as const
  const missing = parts.filter(([, value]) => value === null).map(([name]) => name)
  if (missing.length === parts.length) return null
  if (missing.length > 0) return `${missing.join(", ")} must be set when the other settings of Alipay are`
  if (alipayPrivateKey !== null && privateKeyOf(Redacted.value(alipayPrivateKey)) === null) {
    return "ALIPAY_PRIVATE_KEY must be an RSA key: PEM, or its base64 alone"
  }
  if (alipayPublicKey !== null && publicKeyOf(alipayPublicKey) === null) {
    return "ALIPAY_PUBLIC_KEY must be Alipay’s public RSA key (not the application’s): PEM, or its base64 alone"
  }
  return null
}
