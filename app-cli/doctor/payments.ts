import type { Settings } from "#adapters/config/settings.ts"
import { paymentNotice, whoTakesPayments } from "#adapters/config/who-takes-payments.ts"
import { type Finding, off, ok } from "./finding.ts"

/** Who takes payments for plans on this server. */
export const checkPayments = (settings: Settings): Finding => {
  const { stripeKey, alipayAppId } = settings
  const takers = whoTakesPayments(settings)
  if (takers === "simulated") return ok("payments", "simulated checkout: nothing is really charged")
  if (takers === "providers") {
    const names = [...(stripeKey === null ? [] : ["Stripe"]), ...(alipayAppId === null ? [] : ["Alipay"])]
    return ok("payments", names.join(" and "))
  }
  return off(
    "payments",
    paymentNotice(settings) ?? "off: plans cannot be bought",
    "set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or the four settings ALIPAY_…",
  )
}
