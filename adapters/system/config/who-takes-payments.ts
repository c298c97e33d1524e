import type { Settings } from "./settings.ts"

type PaymentChoice = Pick<Settings, "payments" | "stripeKey" | "alipayAppId" | "isEmbedded" | "isOnLoopback">

/**
 * Who takes payments for plans. The simulated checkout charges nothing: by default it is only where nobody else can
 * take a plan, on an embedded server that answers its own machine.
 */
export const whoTakesPayments = (
  { payments, stripeKey, alipayAppId, isEmbedded, isOnLoopback }: PaymentChoice,
): "providers" | "simulated" | "nobody" => {
  if (payments !== "auto") return payments === "off" ? "nobody" : "simulated"
  if (stripeKey !== null || alipayAppId !== null) return "providers"
  return isEmbedded && isOnLoopback ? "simulated" : "nobody"
}

/** What the operator reads at start: null where plans can be bought, or where nobody is meant to buy them. */
export const paymentNotice = (choice: PaymentChoice & Pick<Settings, "plans" | "isOwn">): string | null =>
  choice.plans === "on" && !choice.isOwn && choice.payments === "auto" && whoTakesPayments(choice) === "nobody"
    ? "Plans cannot be bought: no payment provider is set, and the simulated checkout is only for a server on loopback"
    : null
