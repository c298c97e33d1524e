import { Effect } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import type { Task } from "../../task/task.ts"
import { textLanguage } from "../../text/text-language.ts"
import { linesOf } from "../../transcript/columns.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import type { Content } from "../source-pieces.ts"

/** What is translated of a task, and the language that it is in. */
export const contentOf = Effect.fnUntraced(function*(task: Task) {
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const { columns, speakers } = yield* transcripts.plain(task.id, null)
  const content: Content = { title: task.title, lines: linesOf(columns), analysis: yield* analyses.get(task.id) }
  const source = task.language ?? textLanguage(columns.texts.join("\n")) ?? "en"
  return { content, source, names: speakers.map(({ name }) => name) }
})
