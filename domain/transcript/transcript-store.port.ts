import { Context, type Effect } from "effect"
import type { TaskId } from "../task/task-id.ts"
import type { Segment, Speaker, Transcript } from "./transcript.ts"

export interface TranscriptRange {
  /** Milliseconds; segments that overlap [from, to) are given. Null means open. */
  readonly from: number | null
  readonly to: number | null
}

/** Where transcripts live. A task without one has no segments and no speakers. */
export class TranscriptStore extends Context.Service<TranscriptStore, {
  readonly get: (id: TaskId) => Effect.Effect<Transcript>
  readonly range: (id: TaskId, range: TranscriptRange) => Effect.Effect<Transcript>
  /** Replaces segments and speakers together. */
  readonly replace: (id: TaskId, transcript: Transcript) => Effect.Effect<void>
  /** Changes the named segments, keeps the others; segments that do not exist are passed over. */
  readonly saveSegments: (id: TaskId, segments: ReadonlyArray<Segment>) => Effect.Effect<void>
  readonly saveSpeakers: (id: TaskId, speakers: ReadonlyArray<Speaker>) => Effect.Effect<void>
}>()("domain/transcript/TranscriptStore") {}
