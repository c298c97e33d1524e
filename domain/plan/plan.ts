import type { PlanName } from "../account/plan-name.ts"

interface PlanRow {
  readonly minutesPerMonth: number
  /** Maximum duration of a task's recording, in minutes. */
  readonly maxTaskMinutes: number
  /** Questions to Ask AI in a usage month; null for any number. */
  readonly questionsPerMonth: number | null
}

/** What each plan includes. The monthly minutes are the specification's; the maximum duration and the questions are ours. */
export const plans: Record<PlanName, PlanRow> = {
  free: { minutesPerMonth: 300, maxTaskMinutes: 120, questionsPerMonth: 5 },
  pro: { minutesPerMonth: 5000, maxTaskMinutes: 600, questionsPerMonth: null },
  premium: { minutesPerMonth: 10_000, maxTaskMinutes: 600, questionsPerMonth: null },
  enterprise: { minutesPerMonth: 30_000, maxTaskMinutes: 600, questionsPerMonth: null },
  trial: { minutesPerMonth: 300, maxTaskMinutes: 600, questionsPerMonth: null },
}
