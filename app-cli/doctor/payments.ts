import type { Settings } from "#adapters/config/settings.ts"
import { type Finding, off, ok } from "./finding.ts"

/** Who takes money for plans on this server. */
export const checkPayments = ({ payments, stripeKey, isEmbedded }: Settings): Finding => {
  const advice = "set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET"
  if (payments === "off") return off("payments", "off: plans cannot be bought", advice)
  if (stripeKey !== null && payments === "auto") return ok("payments", "Stripe")
  return isEmbedded || payments === "simulated"
    ? ok("payments", "simulated checkout: nobody pays anything")
    : off("payments", "no provider: plans cannot be bought", advice)
}
