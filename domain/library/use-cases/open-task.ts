import { Effect } from "effect"
import { isOutdated } from "../../analysis/analysis-result.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { isSpoken } from "../../task/source.ts"
import { linesOf } from "../../transcript/columns.ts"
import { transcriptWithoutWords } from "../../transcript/shared/transcript-without-words.ts"
import { hasSimilar } from "../steps/has-similar.ts"
import { summaryFacts } from "../steps/summary-facts.ts"
import { TaskOverview } from "../task-overview.ts"
import { viewOf } from "../task-view.ts"

/** Lines included: a few screenfuls. Clients load the rest with `transcript.getColumns`. */
const firstLines = 200

/** A task with its summary and the beginning of its transcript. */
export const openTask = useCase("library.openTask", {
  input: wire({ taskId: TaskId }),
  output: TaskOverview,
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* requireTask(taskId)
    const analyses = yield* AnalysisStore
    const { revision, linesRevision, count, columns } = yield* transcriptWithoutWords(task, firstLines)
    const analysis = yield* analyses.get(taskId)
    const segments = linesOf(columns)
    return {
      ...viewOf(task, yield* viewItem(task), segments, analysis, []),
      ...summaryFacts(analysis),
      style: task.options.style,
      isOutdated: analysis !== null && isOutdated(analysis, { linesRevision }),
      isSpoken: isSpoken(task.source),
      hasSimilar: yield* hasSimilar(taskId),
      transcript: { revision, count, segments, doubts: columns.doubts },
    }
  }),
})
