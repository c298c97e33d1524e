import { DateTime, Effect } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { NotAnalysed } from "../../task/errors.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskId } from "../../task/task-id.ts"
import { ownTask } from "../../task/use-cases/load-task.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import * as MindMap from "../mind-map.ts"
import { MindMapView } from "./get-mind-map.ts"

/** Draws the mind map anew from the summary as it is now, edits included. */
export const redrawMindMap = useCase("analysis.redrawMindMap", {
  input: wire({ taskId: TaskId }),
  output: MindMapView,
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* ownTask(taskId)
    const analyses = yield* AnalysisStore
    const found = yield* analyses.get(taskId)
    if (found === null) return yield* new NotAnalysed({ taskId })
    const mindMap = MindMap.fromMarkdown(task.title, found.summary)
    yield* analyses.save(taskId, { ...found, mindMap, updatedAt: yield* DateTime.now })
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "status" })
    return { taskId, mindMap }
  }),
})
