import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireOwnTask } from "../../task/shared/require-own-task.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { CheckedSection } from "../claims.ts"
import { NotAnalysed } from "../errors.ts"

/** The summary as markdown, and its claims with the segments they rest on. */
export const getSummary = useCase("analysis.getSummary", {
  input: wire({ taskId: TaskId }),
  output: wire({
    taskId: TaskId,
    summary: Schema.String,
    sections: Schema.Array(CheckedSection),
    analyst: Schema.String,
    version: Schema.Int,
    isEdited: Schema.Boolean,
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireOwnTask(taskId)
    const analyses = yield* AnalysisStore
    const found = yield* analyses.get(taskId)
    return found === null ? yield* new NotAnalysed({ taskId }) : { taskId, ...found }
  }),
})
