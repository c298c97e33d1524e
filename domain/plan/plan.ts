import type { PlanName } from "../account/plan-name.ts"

interface PlanRow {
  readonly minutesPerMonth: number
  /** Longest recording a task may hold, in minutes. */
  readonly maxTaskMinutes: number
}

/** What each plan includes. Minutes from the specification; longest task from the project's decisions. */
export const plans: Record<PlanName, PlanRow> = {
  free: { minutesPerMonth: 300, maxTaskMinutes: 120 },
  pro: { minutesPerMonth: 5000, maxTaskMinutes: 600 },
  premium: { minutesPerMonth: 10_000, maxTaskMinutes: 600 },
  enterprise: { minutesPerMonth: 30_000, maxTaskMinutes: 600 },
  trial: { minutesPerMonth: 300, maxTaskMinutes: 600 },
}
