import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { Span } from "./speech.ts"
import type { ChunkResult, RecordingPlan, Work } from "./work.ts"

/** Stores the progress of a transcription, so that a restart resumes at the next chunk. */
export class WorkStore extends Context.Service<WorkStore, {
  readonly get: (id: TaskId) => Effect.Effect<Work | null>
  /** Stores a plan and its chunks, all pending, replacing any earlier plan. */
  readonly plan: (id: TaskId, plan: RecordingPlan, chunks: ReadonlyArray<Span>) => Effect.Effect<void>
  /** Adds chunks to the plan, to retry gaps; numbering continues. */
  readonly extend: (id: TaskId, chunks: ReadonlyArray<Span>) => Effect.Effect<void>
  /** Stores a chunk's result. Finishing a chunk again changes nothing. */
  readonly finish: (id: TaskId, index: number, result: ChunkResult) => Effect.Effect<void>
  readonly fail: (id: TaskId, index: number, failure: string) => Effect.Effect<void>
  readonly remove: (id: TaskId) => Effect.Effect<void>
}>()("domain/pipeline/WorkStore") {}
