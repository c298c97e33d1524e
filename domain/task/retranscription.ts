import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { Failure } from "./transcription.ts"

/** A span of a finished transcript that is being transcribed again. Progress is in `TaskWork`. */
export const Retranscription = Schema.Struct({
  /** Milliseconds. */
  begin: OffsetMs,
  end: OffsetMs,
  /** If given, only these parts of it are recognised, and no line is replaced. */
  only: Schema.optionalKey(Schema.Array(Schema.Struct({ begin: OffsetMs, end: OffsetMs }))),
  /** The id of an installed engine; null for the best one. */
  engine: Schema.NullOr(Schema.String),
  /** The model that is being installed for it: nothing is recognised before it is there. */
  awaits: Schema.optionalKey(Schema.String),
  /** Whether the whole recording is heard again in its own language: then the language of the task, its engine and its summary follow. */
  isWhole: Schema.optionalKey(Schema.Boolean),
  language: Schema.String,
  hotwords: Schema.Array(Schema.String),
  /** Edited lines to be replaced too, with their texts at the time of the request. */
  replaced: Schema.Array(Schema.Struct({ id: SegmentId, was: Schema.String })),
  state: Schema.TaggedUnion({ Waiting: {}, Running: {}, Failed: { failure: Failure } }),
})
export type Retranscription = typeof Retranscription.Type
