import { Context, type Effect } from "effect"
import type { SegmentId, TaskId } from "../kernel/ids.ts"
import type { Speaker } from "../task/speaker.ts"
import type { Columns } from "./columns.ts"
import type { Segment, Transcript } from "./transcript.ts"

export interface TranscriptRange {
  /** Milliseconds; segments that overlap [from, to) are given. Null means open. */
  readonly from: number | null
  readonly to: number | null
}

/** A transcript without the times of its words, all of it from the same moment. */
export interface PlainTranscript {
  readonly revision: number
  /** Lines there are, not only those that are given. */
  readonly count: number
  readonly speakers: ReadonlyArray<Speaker>
  readonly columns: Columns
}

/** Where transcripts live. A task without one has no segments and no speakers. */
export class TranscriptStore extends Context.Service<TranscriptStore, {
  readonly get: (id: TaskId) => Effect.Effect<Transcript>
  readonly range: (id: TaskId, range: TranscriptRange) => Effect.Effect<Transcript>
  /** These lines, in the order of time; those that do not exist are passed over. */
  readonly lines: (id: TaskId, ids: ReadonlyArray<SegmentId>) => Effect.Effect<ReadonlyArray<Segment>>
  /** At most so many lines from the start, or all for null. */
  readonly plain: (id: TaskId, most: number | null) => Effect.Effect<PlainTranscript>
  /** Grows with every change of lines or speakers while the task exists; 0 before there is a transcript. */
  readonly revision: (id: TaskId) => Effect.Effect<number>
  /** Replaces segments and speakers together. */
  readonly replace: (id: TaskId, transcript: Transcript) => Effect.Effect<void>
  /** Changes the named segments, keeps the others; segments that do not exist are passed over. */
  readonly saveSegments: (id: TaskId, segments: ReadonlyArray<Segment>) => Effect.Effect<void>
  /** Gives lines to a speaker, text and words as they are; lines that do not exist are passed over. */
  readonly assign: (id: TaskId, lines: ReadonlyArray<SegmentId>, speakerId: string) => Effect.Effect<void>
  readonly saveSpeakers: (id: TaskId, speakers: ReadonlyArray<Speaker>) => Effect.Effect<void>
}>()("domain/transcript/TranscriptStore") {}
