import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { Span } from "./speech.ts"
import type { ChunkResult, RecordingPlan, Work } from "./work.ts"

/** What is done so far of a transcription, so that a restart goes on at the chunk. */
export class WorkStore extends Context.Service<WorkStore, {
  readonly get: (id: TaskId) => Effect.Effect<Work | null>
  /** Keeps the plan with its chunks, all pending; replaces what was planned before. */
  readonly plan: (id: TaskId, plan: RecordingPlan, chunks: ReadonlyArray<Span>) => Effect.Effect<void>
  /** More chunks for the same plan (refilled holes), numbered after the last one. */
  readonly extend: (id: TaskId, chunks: ReadonlyArray<Span>) => Effect.Effect<void>
  /** A finished chunk stays as it is: finishing it again changes nothing. */
  readonly finish: (id: TaskId, index: number, result: ChunkResult) => Effect.Effect<void>
  readonly fail: (id: TaskId, index: number, failure: string) => Effect.Effect<void>
  readonly remove: (id: TaskId) => Effect.Effect<void>
}>()("domain/pipeline/WorkStore") {}
