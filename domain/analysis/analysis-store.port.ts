import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { AnalysisResult } from "./analysis-result.ts"

/** Stores summaries and mind maps; null for a task without them. Their texts refer to the speakers of the transcript. */
export class AnalysisStore extends Context.Service<AnalysisStore, {
  /** For reading: with the speakers' current names. */
  readonly get: (id: TaskId) => Effect.Effect<AnalysisResult | null>
  /** For changing and saving: as stored, with references to speakers. */
  readonly stored: (id: TaskId) => Effect.Effect<AnalysisResult | null>
  /** The summary's version without its text: a cheap way to detect a change. */
  readonly version: (id: TaskId) => Effect.Effect<number | null>
  readonly save: (id: TaskId, result: AnalysisResult) => Effect.Effect<void>
  /** What an analyst has written of an analysis that is under way, under a key of its own; null if it is not known. */
  readonly part: (id: TaskId, key: string) => Effect.Effect<string | null>
  readonly savePart: (id: TaskId, key: string, part: string) => Effect.Effect<void>
  readonly clearParts: (id: TaskId) => Effect.Effect<void>
}>()("domain/analysis/AnalysisStore") {}
