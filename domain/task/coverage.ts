import { Schema } from "effect"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wire } from "../kernel/wire.ts"

/** A stretch of detected speech that could not be transcribed. */
export const CoverageGap = Schema.Struct({ begin: OffsetMs, end: OffsetMs, reason: Schema.String })
export type CoverageGap = typeof CoverageGap.Type

/** The coverage receipt: detected and transcribed speech in milliseconds, and every remaining gap. */
export const Coverage = wire({
  speech: OffsetMs,
  transcribed: OffsetMs,
  ratio: Schema.Finite,
  gaps: Schema.Array(CoverageGap),
})
export type Coverage = typeof Coverage.Type
