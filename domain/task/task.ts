import { Effect, Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"
import { AnalysisProgress } from "./analysis-progress.ts"
import { Coverage } from "./coverage.ts"
import { Playback } from "./playback.ts"
import { Part, Source } from "./source.ts"
import { TranscriptionOptions } from "./transcription-options.ts"
import { Failure, Transcription } from "./transcription.ts"

const Analysis = Schema.TaggedUnion({
  NotStarted: {},
  Waiting: { since: Schema.DateTimeUtcFromString },
  Running: { step: AnalysisProgress, startedAt: Schema.DateTimeUtcFromString },
  Completed: { at: Schema.DateTimeUtcFromString },
  Failed: { failure: Failure },
})

const Share = Schema.Struct({ token: Schema.String, on: Schema.Boolean })

const Took = Schema.Struct({
  transcription: Schema.NullOr(Schema.Finite),
  analysis: Schema.NullOr(Schema.Finite),
})

/** One piece of content on its way through transcription and analysis. */
export const Task = Schema.Struct({
  id: TaskId,
  ownerId: UserId,
  title: Schema.NonEmptyString,
  source: Source,
  folderId: Schema.NullOr(Schema.String),
  createdAt: Schema.DateTimeUtcFromString,
  updatedAt: Schema.DateTimeUtcFromString,
  transcribedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  parts: Schema.Array(Part),
  isMerged: Schema.Boolean,
  /** Seconds of the recording; null for text, and until known. */
  duration: Schema.NullOr(Schema.Finite),
  fileSize: Schema.Finite,
  /** The language found or asked for; null until known. */
  language: Schema.NullOr(Schema.String),
  options: TranscriptionOptions,
  /** Minutes this task is expected to cost. */
  minutes: Schema.Int,
  /** Counts the starts: 1 at first, one more on every retry. The ledger books by it. */
  attempt: Schema.Int,
  /** Counts the analyses that were started, and those that were stopped for an earlier result. */
  analysisAttempt: Schema.Int,
  requestId: Schema.String,
  engine: Schema.NullOr(Schema.String),
  analyst: Schema.NullOr(Schema.String),
  transcription: Transcription,
  analysis: Analysis,
  coverage: Schema.NullOr(Coverage),
  share: Schema.NullOr(Share),
  playback: Playback.pipe(Schema.withDecodingDefaultKey(Effect.succeed({ _tag: "NotMade" as const }))),
  /** Seconds it took to transcribe and to analyse, the last time each was done; null where that was not measured. */
  processingSeconds: Took.pipe(Schema.withDecodingDefaultKey(Effect.succeed({ transcription: null, analysis: null }))),
  /** The task that shows what the product does: an account has one at most. */
  isExample: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
})
export type Task = typeof Task.Type
