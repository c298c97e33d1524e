import type { PlanName } from "../account/plan-name.ts"

interface PlanRow {
  readonly minutesPerMonth: number
  /** Maximum duration of a task's recording, in minutes. */
  readonly maxTaskMinutes: number
}

/** What each plan includes. The monthly minutes are the specification's; the maximum duration is ours. */
export const plans: Record<PlanName, PlanRow> = {
  free: { minutesPerMonth: 300, maxTaskMinutes: 120 },
  pro: { minutesPerMonth: 5000, maxTaskMinutes: 600 },
  premium: { minutesPerMonth: 10_000, maxTaskMinutes: 600 },
  enterprise: { minutesPerMonth: 30_000, maxTaskMinutes: 600 },
  trial: { minutesPerMonth: 300, maxTaskMinutes: 600 },
}
