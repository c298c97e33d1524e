import { DateTime, Effect, Result } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { NotAnalysed } from "../errors.ts"
import * as MindMap from "../mind-map.ts"
import { MindMapView } from "../mind-map.ts"

/** Redraws the mind map from the current summary, edits included. */
export const redrawMindMap = useCase("analysis.redrawMindMap", {
  input: wire({ taskId: TaskId }),
  output: MindMapView,
  run: Effect.fnUntraced(function*({ taskId }) {
    const { ownerId } = yield* requireTask(taskId)
    const { transaction } = yield* UnitOfWork
    const mindMap = yield* transaction(redraw(taskId))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: ownerId, kind: "status" })
    return { taskId, mindMap }
  }),
})

/** Locks the task first, so that a summary saved at the same time is not overwritten. */
const redraw = Effect.fnUntraced(function*(taskId: TaskId) {
  const tasks = yield* TaskStore
  const analyses = yield* AnalysisStore
  const updatedAt = yield* DateTime.now
  const { title } = yield* tasks.modify(taskId, (task) => Result.succeed({ ...task, updatedAt }))
  const found = yield* analyses.stored(taskId)
  if (found === null) return yield* new NotAnalysed({ taskId })
  yield* analyses.save(taskId, { ...found, mindMap: MindMap.fromMarkdown(title, found.summary), updatedAt })
  return (yield* analyses.get(taskId))?.mindMap ?? found.mindMap
})
