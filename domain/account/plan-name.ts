import { Schema } from "effect"

/** The plan an account is on. What it includes is up to the plan area. */
export const PlanName = Schema.Literals(["free", "pro", "premium", "enterprise", "trial"])
export type PlanName = typeof PlanName.Type

export const isPaid = (plan: PlanName): boolean => plan !== "free"
