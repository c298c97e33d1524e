import type { Settings } from "#adapters/config/settings.ts"
import { type Finding, off, ok } from "./finding.ts"

/** Who takes payments for plans on this server. */
export const checkPayments = ({ payments, stripeKey, alipayAppId, isEmbedded }: Settings): Finding => {
  const advice = "set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or the four settings ALIPAY_…"
  if (payments === "off") return off("payments", "off: plans cannot be bought", advice)
  const names = [...(stripeKey === null ? [] : ["Stripe"]), ...(alipayAppId === null ? [] : ["Alipay"])]
  if (names.length > 0 && payments === "auto") return ok("payments", names.join(" and "))
  return isEmbedded || payments === "simulated"
    ? ok("payments", "simulated checkout: nothing is really charged")
    : off("payments", "no provider: plans cannot be bought", advice)
}
