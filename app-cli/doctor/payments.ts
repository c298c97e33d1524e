import type { Settings } from "#adapters/system/config/settings.ts"
import { paymentNotice, whoTakesPayments } from "#adapters/system/config/who-takes-payments.ts"
import { type Finding, off, ok } from "#domain/desk/finding.ts"

/** What an account has without paying. */
export const checkPlans = ({ plans, isOwn, includedPlan }: Settings): Finding =>
  ok(
    "new accounts",
    plans === "off"
      ? "everything is included: there are no plans"
      : isOwn
      ? "your own server: everything is included"
      : `have the plan ${includedPlan} for nothing`,
  )

/** Who takes payments for plans on this server. */
export const checkPayments = (settings: Settings): Finding => {
  const { stripeKey, alipayAppId } = settings
  const takers = whoTakesPayments(settings)
  if (settings.plans === "off") return ok("payments", "PLANS=off: there are no plans, and nothing is limited")
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
