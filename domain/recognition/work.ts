import { Schema } from "effect"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { joined } from "./coverage.ts"
import { Span, Word } from "./speech.ts"

const Timed = { begin: OffsetMs, end: OffsetMs }

/** What an engine recognised in a chunk, as stored across restarts. */
export const ChunkResult = Schema.Struct({
  words: Schema.Array(Word),
  sentences: Schema.NullOr(Schema.Array(Schema.Struct({ ...Timed, text: Schema.String }))),
  turns: Schema.NullOr(Schema.Array(Schema.Struct({ ...Timed, label: Schema.String }))),
  language: Schema.NullOr(Schema.String),
})
export type ChunkResult = typeof ChunkResult.Type

/** A chunk as it is planned: the part of the recording that the engine gets, and the speech in it. */
export interface PlannedChunk extends Span {
  readonly speech: ReadonlyArray<Span>
  /** The participant's track of a meeting that it is from; absent where there is one recording of all. */
  readonly track?: number
}

/** A chunk of a recording on its way through recognition. */
export const ChunkWork = Schema.Struct({
  index: Schema.Int,
  ...Timed,
  speech: Schema.Array(Span),
  /** See `PlannedChunk`. */
  track: Schema.optionalKey(Schema.Int),
  state: Schema.Literals(["pending", "done", "failed"]),
  result: Schema.NullOr(ChunkResult),
  /** Why the last attempt failed, as a stable code. */
  failure: Schema.NullOr(Schema.String),
})
export type ChunkWork = typeof ChunkWork.Type

/** What is known about a recording once all of it is decoded and cut. Duration in milliseconds. */
export const WholeRecording = Schema.Struct({
  duration: OffsetMs,
  offsets: Schema.Array(OffsetMs),
  /** Number of chunks in the first pass; those with a higher index retry gaps. */
  chunkCount: Schema.Int,
})
export type WholeRecording = typeof WholeRecording.Type

/** How a recording is cut for an engine. Its chunks are recognised while it grows. */
export const RecordingPlan = Schema.Struct({
  engine: Schema.String,
  /** Null while speech is still being found. */
  whole: Schema.NullOr(WholeRecording),
})
export type RecordingPlan = typeof RecordingPlan.Type

export interface Work {
  readonly plan: RecordingPlan
  /** In order of `index`. */
  readonly chunks: ReadonlyArray<ChunkWork>
}

/** The tracks that chunks are on; only `undefined` for one recording of all. */
export const tracksOf = ({ chunks }: Work): ReadonlyArray<number | undefined> => [
  ...new Set(chunks.map(({ track }) => track)),
]

/** The part of the work that is on one track. */
export const ofTrack = ({ plan, chunks }: Work, track: number | undefined): Work => ({
  plan,
  chunks: chunks.filter((chunk) => chunk.track === track),
})

/** All detected speech, including what the chunks that retry gaps cover. */
export const speechOf = ({ plan, chunks }: Work): ReadonlyArray<Span> =>
  joined(chunks.filter((chunk) => isFirstPass(plan, chunk)).flatMap(({ speech }) => speech))

/** Everything that an engine is given, in any order. Spans may overlap. */
export const heardIn = (work: Work): ReadonlyArray<Span> => [
  ...work.chunks.map(({ begin, end }) => ({ begin, end })),
  ...speechOf(work),
]

/** Gaps are not retried before the whole recording is known. */
export const isFirstPass = ({ whole }: RecordingPlan, { index }: Pick<ChunkWork, "index">): boolean =>
  whole === null || index < whole.chunkCount
