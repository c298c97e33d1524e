import type { Redacted } from "effect"

interface PaymentSettings {
  readonly stripeKey: Redacted.Redacted | null
  readonly stripeWebhookSecret: Redacted.Redacted | null
  readonly stripeUrl: string | null
}

/** What is wrong with the settings of payment, named; null if nothing is. */
export const paymentFault = ({ stripeKey, stripeWebhookSecret, stripeUrl }: PaymentSettings): string | null => {
  if (stripeKey !== null && stripeWebhookSecret === null) {
    return "STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is: without it no notice of a payment can be checked"
  }
  if (stripeKey === null && stripeWebhookSecret !== null) {
    return "STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is"
  }
  return stripeUrl === null || URL.canParse(stripeUrl) ? null : "STRIPE_API_URL must be an address"
}
