import { Schema } from "effect"

/** Milliseconds from the start of the recording. */
export const OffsetMs = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))
