import { Schema } from "effect"

/**
 * In which order tasks are listed: titles as people sort them (case, accents and leading zeros do not count), the longest
 * recording first, what has no length last. Those alike follow each other by id, so that pages neither repeat nor skip.
 */
export const TaskOrder = Schema.Literals(["newest", "oldest", "title", "longest"])
export type TaskOrder = typeof TaskOrder.Type
