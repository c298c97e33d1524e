import { Schema } from "effect"
import { FolderId, TaskId, UserId } from "../kernel/ids.ts"
import { Coverage } from "./coverage.ts"
import { Notice } from "./notice.ts"
import { Playback } from "./playback.ts"
import { Retranscription } from "./retranscription.ts"
import { Origin, Part, Source } from "./source.ts"
import { SectionKind } from "./summary-section.ts"
import { TaskLink } from "./task-link.ts"
import { TaskTranslation } from "./task-translation.ts"
import { TaskWork } from "./task-work.ts"
import { TranscriptionOptions } from "./transcription-options.ts"
import { Failure, Transcription } from "./transcription.ts"

const Analysis = Schema.TaggedUnion({
  NotStarted: {},
  /** Only `section` is written again; without it, all sections are. */
  Waiting: { since: Schema.DateTimeUtcFromString, section: Schema.optionalKey(SectionKind) },
  /** Progress is in `TaskWork`. */
  Running: { section: Schema.optionalKey(SectionKind) },
  Completed: { at: Schema.DateTimeUtcFromString },
  Failed: { failure: Failure },
})

/** One piece of content on its way through transcription and analysis. */
export const Task = Schema.Struct({
  id: TaskId,
  ownerId: UserId,
  title: Schema.NonEmptyString,
  source: Source,
  origin: Origin,
  /** The folder it is in; null for none. */
  folderId: Schema.NullOr(FolderId),
  createdAt: Schema.DateTimeUtcFromString,
  updatedAt: Schema.DateTimeUtcFromString,
  transcribedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** The video it is made from; null for all else. */
  link: Schema.NullOr(TaskLink),
  parts: Schema.Array(Part),
  isMerged: Schema.Boolean,
  /** Seconds of the recording; null for text, and until known. */
  duration: Schema.NullOr(Schema.Finite),
  fileSize: Schema.Finite,
  /** The language that was chosen or that the engine detected; null if it is not known. */
  language: Schema.NullOr(Schema.String),
  options: TranscriptionOptions,
  /** Minutes this task is expected to cost. */
  minutes: Schema.Int,
  requestId: Schema.String,
  engine: Schema.NullOr(Schema.String),
  analyst: Schema.NullOr(Schema.String),
  transcription: Transcription,
  analysis: Analysis,
  coverage: Schema.NullOr(Coverage),
  notices: Schema.Array(Notice),
  playback: Playback,
  /** The example that shows what the product does; an account has at most one. */
  isExample: Schema.Boolean,
  retranscription: Schema.NullOr(Retranscription),
  translation: Schema.NullOr(TaskTranslation),
  work: TaskWork,
})
export type Task = typeof Task.Type
