import { Effect } from "effect"
import type { Task } from "../../task/task.ts"
import { textLanguage } from "../../text/text-language.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { understoodLines } from "../../transcript/understood-lines.ts"
import type { AskedText } from "../answer.ts"

/** The content of a task, as answerers read it. */
export const askedText = Effect.fnUntraced(function*(task: Task) {
  const transcripts = yield* TranscriptStore
  const { revision, linesRevision, columns, speakers } = yield* transcripts.plain(task.id, null)
  const text: AskedText = { taskId: task.id, revision, lines: understoodLines(columns, task.notices), speakers }
  const language = task.language ?? textLanguage(columns.texts.join("\n")) ?? "en"
  return { text, linesRevision, language }
})
