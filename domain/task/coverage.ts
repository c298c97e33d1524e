import { Schema } from "effect"
import { Moment } from "../kernel/offset-ms.ts"
import { wire } from "../kernel/wire.ts"

/** A stretch in which speech was detected but could not be transcribed. */
export const Hole = Schema.Struct({ begin: Moment, end: Moment, reason: Schema.String })
export type Hole = typeof Hole.Type

/** The receipt: detected speech against transcribed speech, in milliseconds, and every hole that remains. */
export const Coverage = wire({
  speech: Moment,
  transcribed: Moment,
  ratio: Schema.Finite,
  holes: Schema.Array(Hole),
})
export type Coverage = typeof Coverage.Type
