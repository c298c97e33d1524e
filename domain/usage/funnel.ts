import { Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"

/** How many browsers got how far on a day (UTC). */
export const FunnelDay = wireAs("FunnelDay", {
  /** "2026-11-29" */
  day: Schema.String,
  /** Reported anything. */
  visits: Schema.Int,
  /** Were signed in for the first time. */
  signUps: Schema.Int,
  /** Had something taken in for the first time. */
  firstUploads: Schema.Int,
  completed: Schema.Int,
  analysed: Schema.Int,
  paid: Schema.Int,
})
export type FunnelDay = typeof FunnelDay.Type
