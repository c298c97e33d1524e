import { Schema } from "effect"
import type { PlanName } from "../account/plan-name.ts"
import { includes } from "./feature.ts"

/** The notice about minutes before they run out, and once they have. */
export const QuotaNotice = Schema.Literals(["low", "used_up"])
export type QuotaNotice = typeof QuotaNotice.Type

/** "low" when four fifths of a month's minutes are gone. Bonus minutes count with what is left; null while there are enough. */
export const quotaNotice = (plan: PlanName, left: number, total: number): QuotaNotice | null => {
  if (!includes(plan, "QUOTA_BANNER")) return null
  if (left <= 0) return "used_up"
  return left * 5 <= total ? "low" : null
}
