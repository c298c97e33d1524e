import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { NotAnalysed } from "../errors.ts"
import { MindMapView } from "../mind-map.ts"

export const getMindMap = useCase("analysis.getMindMap", {
  input: wire({ taskId: TaskId }),
  output: MindMapView,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const analyses = yield* AnalysisStore
    const found = yield* analyses.get(taskId)
    return found === null ? yield* new NotAnalysed({ taskId }) : { taskId, mindMap: found.mindMap }
  }),
})
