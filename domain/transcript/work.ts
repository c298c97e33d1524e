import { Schema } from "effect"
import { Moment } from "../kernel/offset-ms.ts"
import { Span, Word } from "./speech.ts"

const Timed = { begin: Moment, end: Moment }

/** What an engine heard in a chunk, as kept between restarts. */
export const Heard = Schema.Struct({
  words: Schema.Array(Word),
  sentences: Schema.NullOr(Schema.Array(Schema.Struct({ ...Timed, text: Schema.String }))),
  turns: Schema.NullOr(Schema.Array(Schema.Struct({ ...Timed, label: Schema.String }))),
  language: Schema.NullOr(Schema.String),
})
export type Heard = typeof Heard.Type

/** A chunk of a recording on its way through recognition. */
export const ChunkWork = Schema.Struct({
  index: Schema.Int,
  begin: Moment,
  end: Moment,
  state: Schema.Literals(["pending", "done", "failed"]),
  heard: Schema.NullOr(Heard),
  /** Why the last try failed, a stable code. */
  failure: Schema.NullOr(Schema.String),
})
export type ChunkWork = typeof ChunkWork.Type

/** What is settled about a recording before recognition begins. Duration in milliseconds. */
export const RecordingPlan = Schema.Struct({
  duration: Moment,
  offsets: Schema.Array(Moment),
  speech: Schema.Array(Span),
  engine: Schema.String,
  /** Chunks of the first cut; those with a higher index refill holes. */
  chunkCount: Schema.Int,
})
export type RecordingPlan = typeof RecordingPlan.Type

export interface Work {
  readonly plan: RecordingPlan
  /** In order of `index`. */
  readonly chunks: ReadonlyArray<ChunkWork>
}
