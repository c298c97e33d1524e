import { Context, type Effect } from "effect"
import type { SegmentId, TaskId, UserId } from "../kernel/ids.ts"
import type { PageRequest } from "../kernel/page.ts"
import type { Speaker } from "../task/speaker.ts"
import type { Columns } from "./columns.ts"
import type { ChangeSummary, LineChange } from "./line-change.ts"
import type { Segment, Transcript } from "./transcript.ts"

export interface TranscriptRange {
  /** Milliseconds. Selects segments that overlap [from, to); null leaves an end open. */
  readonly from: number | null
  readonly to: number | null
}

/** Lines that replace others. */
export interface Splice {
  readonly removed: ReadonlyArray<SegmentId>
  readonly added: ReadonlyArray<Segment>
  /**
   * The line before the added ones, which stays; null puts them first. It decides the order among lines at the same
   * time.
   */
  readonly after: SegmentId | null
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
  /** One page of the same lines, and how many there are in all. */
  readonly page: (
    id: TaskId,
    range: TranscriptRange,
    page: PageRequest,
  ) => Effect.Effect<Transcript & { readonly total: number }>
  /** The line before each of these in reading order, null for the first of all. Unknown ids are left out. */
  readonly before: (
    id: TaskId,
    lines: ReadonlyArray<SegmentId>,
  ) => Effect.Effect<ReadonlyMap<SegmentId, SegmentId | null>>
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
  /** Removes lines and adds others. A removed id may come back. */
  readonly splice: (id: TaskId, splice: Splice) => Effect.Effect<void>
  /** Assigns lines to a speaker, leaving text and words unchanged. Unknown ids are ignored. */
  readonly assign: (id: TaskId, lines: ReadonlyArray<SegmentId>, speakerId: string) => Effect.Effect<void>
  readonly saveSpeakers: (id: TaskId, speakers: ReadonlyArray<Speaker>) => Effect.Effect<void>
  /** The names of all speakers in the newest `limit` tasks of an account, those of the newest task first. */
  readonly speakerNames: (owner: UserId, limit: number) => Effect.Effect<ReadonlyArray<string>>
  /** Stores a change so that it can be undone, and forgets old ones: see `keptChanges`. */
  readonly saveChange: (id: TaskId, change: LineChange) => Effect.Effect<void>
  /** The stored changes, newest first. */
  readonly changes: (id: TaskId) => Effect.Effect<ReadonlyArray<ChangeSummary>>
  /** This change, or the newest if null; null if there is none. */
  readonly change: (id: TaskId, change: number | null) => Effect.Effect<LineChange | null>
  readonly removeChange: (id: TaskId, change: number) => Effect.Effect<void>
}>()("domain/transcript/TranscriptStore") {}
