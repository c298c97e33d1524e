import type { PlanName } from "../account/plan-name.ts"

interface PlanRow {
  readonly minutesPerMonth: number
  /** Maximum duration of a task's recording, in minutes. */
  readonly maxTaskMinutes: number
  /** Files that may wait or be worked on at the same time; null for any number. */
  readonly filesAtOnce: number | null
  /** Ask AI questions in a usage month; null for any number. */
  readonly questionsPerMonth: number | null
}

/** What each plan includes. The monthly minutes are the specification's; the rest is ours. */
export const plans: Record<PlanName, PlanRow> = {
  free: { minutesPerMonth: 300, maxTaskMinutes: 120, filesAtOnce: 20, questionsPerMonth: 5 },
  pro: { minutesPerMonth: 5000, maxTaskMinutes: 600, filesAtOnce: null, questionsPerMonth: null },
  premium: { minutesPerMonth: 10_000, maxTaskMinutes: 600, filesAtOnce: null, questionsPerMonth: null },
  enterprise: { minutesPerMonth: 30_000, maxTaskMinutes: 600, filesAtOnce: null, questionsPerMonth: null },
  trial: { minutesPerMonth: 300, maxTaskMinutes: 600, filesAtOnce: null, questionsPerMonth: null },
}

/** Whether this many files in progress are more than the plan allows. */
export const isTooManyAtOnce = (plan: PlanName, files: number): boolean => files > (plans[plan].filesAtOnce ?? Infinity)
