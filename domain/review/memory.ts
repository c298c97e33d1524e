import { Schema } from "effect"

/** How well a learner knows a question, as the scheduler keeps it. */
export const Memory = Schema.Struct({
  due: Schema.DateTimeUtcFromString,
  stability: Schema.Finite,
  difficulty: Schema.Finite,
  scheduledDays: Schema.Finite,
  learningSteps: Schema.Int,
  reps: Schema.Int,
  lapses: Schema.Int,
  state: Schema.Literals(["new", "learning", "review", "relearning"]),
  lastReview: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type Memory = typeof Memory.Type
