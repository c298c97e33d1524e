import { Schema } from "effect"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"

/** A stretch of detected speech that could not be transcribed. */
export const CoverageGap = Schema.Struct({ begin: OffsetMs, end: OffsetMs, reason: Schema.String }).annotate({
  identifier: "CoverageGap",
})
export type CoverageGap = typeof CoverageGap.Type

/** The coverage receipt: detected and transcribed speech in milliseconds, and every remaining gap. */
export const Coverage = wireAs("Coverage", {
  speech: OffsetMs,
  transcribed: OffsetMs,
  ratio: Schema.Finite,
  gaps: Schema.Array(CoverageGap),
  /** What may be speech according to a more sensitive pass than the detector's, and was not transcribed. */
  possible: Schema.Array(Schema.Struct({ begin: OffsetMs, end: OffsetMs })),
})
export type Coverage = typeof Coverage.Type
