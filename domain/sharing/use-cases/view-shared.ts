import { Effect, Schema } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { MindMap } from "../../analysis/mind-map.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ShareNotFound } from "../errors.ts"

/** What a share link shows: summary and mind map, neither the recording nor its text. */
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
    const tasks = yield* TaskStore
    const analyses = yield* AnalysisStore
    const task = yield* tasks.findShared(token)
    if (task === null || task.id !== taskId || task.share?.on !== true) return yield* new ShareNotFound()
    const analysis = yield* analyses.get(task.id)
    if (analysis === null) return yield* new ShareNotFound()
    const { id, title, createdAt, duration } = task
    return { id, title, createdAt, duration, summary: analysis.summary, mindMap: analysis.mindMap }
  }),
})
