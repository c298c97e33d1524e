import { Schema } from "effect"

/**
 * How lists are sorted. `title` ignores case, accents and leading zeros; `longest` puts tasks without a duration last.
 * Ties are broken by id, so that pages neither repeat nor skip a task.
 */
export const TaskOrder = Schema.Literals(["newest", "oldest", "title", "longest"])
export type TaskOrder = typeof TaskOrder.Type
