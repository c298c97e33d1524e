import { Schema } from "effect"

/** Which plan an account is on. What each plan includes is the business of the plan area. */
export const PlanName = Schema.Literals(["free", "pro", "premium", "enterprise", "trial"])
export type PlanName = typeof PlanName.Type

export const isPaid = (plan: PlanName): boolean => plan !== "free"
