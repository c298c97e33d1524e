import { Effect } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { ConversationStore } from "../../asking/conversation-store.port.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import type { Task } from "../../task/task.ts"
import { linesOf } from "../../transcript/columns.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { viewOf } from "../task-view.ts"

/** A task with its complete content. */
export const viewTask = Effect.fnUntraced(function*(task: Task) {
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const conversations = yield* ConversationStore
  const { columns } = yield* transcripts.plain(task.id, null)
  const { questions = [] } = (yield* conversations.suggestions(task.id)) ?? {}
  return viewOf(task, yield* viewItem(task), linesOf(columns), yield* analyses.get(task.id), questions)
})
