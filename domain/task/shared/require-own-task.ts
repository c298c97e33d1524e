import { Effect } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { viewOf } from "../../library/task-view.ts"
import { linesOf } from "../../transcript/columns.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { requireOwner } from "../access.ts"
import type { TaskId } from "../task-id.ts"
import { TaskStore } from "../task-store.port.ts"
import type { Task } from "../task.ts"
import { sightOf } from "./view-items.ts"

/** The task, if whoever asks may know of it. */
export const ownTask = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(taskId)
  return yield* Effect.fromResult(requireOwner(task, yield* CurrentActor))
})

/** Everything there is to see of a task. */
export const viewTask = Effect.fnUntraced(function*(task: Task) {
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const { columns, speakers } = yield* transcripts.plain(task.id, null)
  return viewOf(task, { segments: linesOf(columns), speakers }, yield* analyses.get(task.id), yield* sightOf([task]))
})
