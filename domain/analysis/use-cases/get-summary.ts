import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { scenarioFrom } from "../../task/scenario.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { actionItemsOf } from "../action-items.ts"
import { isOutdated } from "../analysis-result.ts"
import { AnalysisStore } from "../analysis-store.port.ts"
import { NotAnalysed } from "../errors.ts"
import { SummaryView } from "../summary-view.ts"

/** The summary as markdown, and its claims with the segments they rest on. */
export const getSummary = useCase("analysis.getSummary", {
  input: wire({ taskId: TaskId }),
  output: SummaryView,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const analyses = yield* AnalysisStore
    const transcripts = yield* TranscriptStore
    const found = yield* analyses.get(taskId)
    if (found === null) return yield* new NotAnalysed({ taskId })
    return {
      taskId,
      ...found,
      scenario: scenarioFrom(found.scenario),
      actionItems: actionItemsOf(found.summary, found.language),
      isOutdated: isOutdated(found, yield* transcripts.plain(taskId, 0)),
    }
  }),
})
