import { Effect } from "effect"
import { beginAnalysis } from "../../analysis/shared/begin-analysis.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import type { Work } from "../../recognition/work.ts"
import type { Retranscription } from "../../task/retranscription.ts"
import type { Task } from "../../task/task.ts"
import { textLanguage } from "../../text/text-language.ts"
import { columnsOf } from "../../transcript/columns.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { textOf } from "../../transcript/transcript.ts"
import { understoodText } from "../../transcript/understood-lines.ts"
import { recognisedLanguage } from "./recognised-language.ts"

/** What changes with a recording that was heard again as a whole: its language and engine, and nothing is unclear any more. */
export const ofWhole = Effect.fnUntraced(function*(
  { id, notices }: Pick<Task, "id" | "notices">,
  work: Work,
  { name: engine, capabilities }: Engine,
  { language: asked }: Retranscription,
) {
  const transcripts = yield* TranscriptStore
  const text = textOf(yield* transcripts.get(id))
  return {
    engine,
    language: recognisedLanguage(work) ?? (asked === "auto" ? textLanguage(text) : asked),
    notices: capabilities.wordConfidence
      ? notices
      : notices.filter(({ _tag }) => _tag !== "SpeechUnclear" && _tag !== "PartsUnclear"),
  }
})

/** The summary was of another text: if the task has one, it is written again. Call it inside a transaction. */
export const summarised = Effect.fnUntraced(function*(task: Task) {
  if (!task.options.analyse) return task
  const transcripts = yield* TranscriptStore
  const { segments } = yield* transcripts.get(task.id)
  const text = understoodText(columnsOf(segments), task.notices)
  // One that is being written now reads the old text to its end.
  return text.trim() === ""
    ? task
    : yield* beginAnalysis(task.id, text).pipe(Effect.catchTag("AnalysisRunning", () => Effect.succeed(task)))
})
