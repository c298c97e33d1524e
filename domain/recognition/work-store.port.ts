import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { ChunkResult, ChunkWork, PlannedChunk, RecordingPlan, WholeRecording, Work } from "./work.ts"

/** What is new in a transcription. Reading all of it piece by piece costs as much as reading it once. */
export interface FinishedChunks {
  /** The plan's id: under another plan, `last` counts from the beginning again. */
  readonly id: string
  readonly plan: RecordingPlan
  /** How many chunks have been finished in all: `after` for the next call. */
  readonly last: number
  readonly chunks: ReadonlyArray<ChunkWork>
}

/** Stores the progress of a transcription, so that a restart resumes at the next chunk. */
export class WorkStore extends Context.Service<WorkStore, {
  readonly get: (id: TaskId) => Effect.Effect<Work | null>
  /** Chunks in the order in which they were finished, without the first `after` of them; null without a plan. */
  readonly finishedAfter: (id: TaskId, after: number) => Effect.Effect<FinishedChunks | null>
  /** Begins a plan for an engine, without chunks, replacing any earlier one. */
  readonly plan: (id: TaskId, engine: string) => Effect.Effect<void>
  /** Adds pending chunks to the plan and returns them; numbering continues. Without a plan it adds none. */
  readonly extend: (id: TaskId, chunks: ReadonlyArray<PlannedChunk>) => Effect.Effect<ReadonlyArray<ChunkWork>>
  /** The plan has all chunks of the first pass. */
  readonly complete: (id: TaskId, whole: WholeRecording) => Effect.Effect<void>
  /** Stores a chunk's result. Finishing a chunk again changes nothing. */
  readonly finish: (id: TaskId, index: number, result: ChunkResult) => Effect.Effect<void>
  readonly fail: (id: TaskId, index: number, failure: string) => Effect.Effect<void>
  readonly remove: (id: TaskId) => Effect.Effect<void>
}>()("domain/pipeline/WorkStore") {}
