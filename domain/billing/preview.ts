import { DateTime } from "effect"
import { type Currency, type Offer, priceOf } from "./price.ts"
import type { Subscription } from "./subscription.ts"

interface PreviewLine {
  readonly kind: "credit" | "charge"
  readonly offer: Offer
  /** In minor units; credits are negative. */
  readonly amount: number
}

/** What a change costs now, line by line. The lines add up to `due`; a credit that is left over is used for later invoices. */
export interface Preview {
  readonly lines: ReadonlyArray<PreviewLine>
  readonly due: number
  readonly currency: Currency
}

/** What a larger plan costs now if nothing is charged automatically: its price, less what is left of the old one. */
export const walletPreview = (
  { plan, period, periodEnd }: Subscription,
  to: Offer,
  currency: Currency,
  now: DateTime.Utc,
): Preview => {
  const charge = { kind: "charge", offer: to, amount: priceOf(to, currency) } as const
  if (plan === "trial" || periodEnd === null) return { lines: [charge], due: charge.amount, currency }
  const length = DateTime.add(now, { months: period === "year" ? 12 : 1 }).epochMilliseconds - now.epochMilliseconds
  const left = Math.max(0, periodEnd.epochMilliseconds - now.epochMilliseconds) / length
  const credit = Math.min(charge.amount - 1, Math.round(priceOf({ plan, period }, currency) * left))
  const lines = [{ kind: "credit", offer: { plan, period }, amount: -credit }, charge] as const
  return { lines, due: charge.amount - credit, currency }
}
