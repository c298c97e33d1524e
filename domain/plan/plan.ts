import { Schema } from "effect"

export const PlanName = Schema.Literals(["free", "pro", "premium", "enterprise", "trial"])
export type PlanName = typeof PlanName.Type

interface PlanRow {
  readonly minutesPerMonth: number
  /** Longest recording a task may hold, in minutes. */
  readonly longestTask: number
  readonly paid: boolean
}

/** What each plan includes. Minutes from the specification; longest task from the project's decisions. */
export const plans: Record<PlanName, PlanRow> = {
  free: { minutesPerMonth: 300, longestTask: 120, paid: false },
  pro: { minutesPerMonth: 5000, longestTask: 600, paid: true },
  premium: { minutesPerMonth: 10_000, longestTask: 600, paid: true },
  enterprise: { minutesPerMonth: 30_000, longestTask: 600, paid: true },
  trial: { minutesPerMonth: 300, longestTask: 600, paid: true },
}
