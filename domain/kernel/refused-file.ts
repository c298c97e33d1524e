import { Schema } from "effect"
import { BrokenRule, Params } from "./rules.ts"

/** Why one of several files was refused, so that clients can show each reason next to its file. Keys as on the wire. */
export const RefusedFile = Schema.Struct({
  /** Its index among the files of the request, from 0. */
  index: Schema.Int,
  upload_id: Schema.String,
  /** Null if there is no such upload. */
  file_name: Schema.NullOr(Schema.String),
  error_code: Schema.String,
  reason: Schema.optionalKey(Schema.String),
  params: Schema.optionalKey(Params),
  issues: Schema.optionalKey(Schema.Array(BrokenRule)),
  message: Schema.String,
})
export type RefusedFile = typeof RefusedFile.Type
