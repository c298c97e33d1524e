import { DateTime } from "effect"
import type { Task } from "../../task/task.ts"

/** When what a task holds changed last, also its newest translation. Stores compare it as text. */
export const changedAt = ({ updatedAt, translation }: Task): string => {
  const translated = translation?.state._tag === "Completed" ? translation.state.at : updatedAt
  return DateTime.formatIso(DateTime.isGreaterThan(translated, updatedAt) ? translated : updatedAt)
}
