import { Effect } from "effect"
import { nameOfUser } from "../../account/shared/names-of-users.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { FoundShare } from "../share-store.port.ts"
import type { SharedView } from "../shared-view.ts"

/** What is shown of a task, as far as its owner shares it; null if it is gone or was never analysed. */
export const viewContent = Effect.fnUntraced(function*({ taskId, share: { parts } }: FoundShare) {
  const tasks = yield* TaskStore
  const analyses = yield* AnalysisStore
  const [task] = yield* tasks.getMany([taskId])
  const analysis = yield* analyses.get(taskId)
  if (task === undefined || analysis === null) return null
  const { id, title, createdAt, duration, ownerId } = task
  return {
    id,
    title,
    createdAt,
    duration,
    ownerName: parts.includes("owner") ? yield* nameOfUser(ownerId) : null,
    language: analysis.language,
    summary: parts.includes("summary") ? analysis.summary : null,
    mindMap: parts.includes("mind_map") ? analysis.mindMap : null,
  } satisfies SharedView
})
