import { Effect } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import type { Shareable } from "../share.ts"

/** What there is to share of a task. */
export const shareable = Effect.fnUntraced(function*(taskId: TaskId) {
  const analyses = yield* AnalysisStore
  const analysis = yield* analyses.get(taskId)
  return { taskId, summary: analysis?.summary ?? null } satisfies Shareable
})
