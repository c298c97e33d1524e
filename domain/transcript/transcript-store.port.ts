import { Context, type Effect } from "effect"
import type { SegmentId, TaskId } from "../kernel/ids.ts"
import type { Speaker } from "../task/speaker.ts"
import type { Columns } from "./columns.ts"
import type { Segment, Transcript } from "./transcript.ts"

export interface TranscriptRange {
  /** Milliseconds. Selects segments that overlap [from, to); null leaves an end open. */
  readonly from: number | null
  readonly to: number | null
}

/** A transcript without word times, read as one consistent snapshot. */
export interface PlainTranscript {
  readonly revision: number
  /** Goes up like the revision, but not when only speakers are renamed. */
  readonly linesRevision: number
  /** Number of lines in the transcript, not only of those returned. */
  readonly count: number
  readonly speakers: ReadonlyArray<Speaker>
  readonly columns: Columns
}

/** Stores transcripts. A task without one has no segments and no speakers. */
export class TranscriptStore extends Context.Service<TranscriptStore, {
  readonly get: (id: TaskId) => Effect.Effect<Transcript>
  readonly range: (id: TaskId, range: TranscriptRange) => Effect.Effect<Transcript>
  /** These lines, ordered by time. Unknown ids are ignored. */
  readonly lines: (id: TaskId, ids: ReadonlyArray<SegmentId>) => Effect.Effect<ReadonlyArray<Segment>>
  /** The first `limit` lines, or all if null. */
  readonly plain: (id: TaskId, limit: number | null) => Effect.Effect<PlainTranscript>
  /** Goes up with every change to lines or speakers; 0 before there is a transcript. */
  readonly revision: (id: TaskId) => Effect.Effect<number>
  /** Replaces segments and speakers together. */
  readonly replace: (id: TaskId, transcript: Transcript) => Effect.Effect<void>
  /** Replaces these segments and leaves the others. Unknown ids are ignored. */
  readonly saveSegments: (id: TaskId, segments: ReadonlyArray<Segment>) => Effect.Effect<void>
  /** Assigns lines to a speaker, leaving text and words unchanged. Unknown ids are ignored. */
  readonly assign: (id: TaskId, lines: ReadonlyArray<SegmentId>, speakerId: string) => Effect.Effect<void>
  readonly saveSpeakers: (id: TaskId, speakers: ReadonlyArray<Speaker>) => Effect.Effect<void>
}>()("domain/transcript/TranscriptStore") {}
