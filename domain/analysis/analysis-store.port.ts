import { Context, type Effect } from "effect"
import type { TaskId } from "../kernel/ids.ts"
import type { AnalysisResult } from "./analysis-result.ts"

/** Where summaries and mind maps live; null for a task that has none. */
export class AnalysisStore extends Context.Service<AnalysisStore, {
  readonly get: (id: TaskId) => Effect.Effect<AnalysisResult | null>
  /** Of the summary alone, for those who only want to know whether it changed. */
  readonly version: (id: TaskId) => Effect.Effect<number | null>
  readonly save: (id: TaskId, result: AnalysisResult) => Effect.Effect<void>
}>()("domain/analysis/AnalysisStore") {}
