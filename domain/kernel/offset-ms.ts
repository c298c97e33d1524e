import { Schema } from "effect"

/** Milliseconds from the start of the recording. */
export const Moment = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))
