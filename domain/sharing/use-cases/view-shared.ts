import { Effect, Schema } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { MindMap } from "../../analysis/mind-map.ts"
import { ShareNotFound } from "../../kernel/errors.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ShareStore } from "../share-store.port.ts"

/** What a share link shows: the summary and mind map, but neither the recording nor the transcript. */
const SharedView = wire({
  id: TaskId,
  title: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
  duration: Schema.NullOr(Schema.Finite),
  summary: Schema.String,
  mindMap: MindMap,
})

export const viewShared = useCase("sharing.viewShared", {
  input: wire({ token: Schema.String, taskId: TaskId }),
  output: SharedView,
  run: Effect.fnUntraced(function*({ token, taskId }) {
    const shares = yield* ShareStore
    const tasks = yield* TaskStore
    const analyses = yield* AnalysisStore
    const shared = yield* shares.findTask(token)
    if (shared !== taskId) return yield* new ShareNotFound()
    const task = yield* tasks.get(taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.fail(new ShareNotFound())))
    const analysis = yield* analyses.get(task.id)
    if (analysis === null) return yield* new ShareNotFound()
    const { id, title, createdAt, duration } = task
    return { id, title, createdAt, duration, summary: analysis.summary, mindMap: analysis.mindMap }
  }),
})
