import { DateTime, Effect } from "effect"
import { beginAnalysis } from "../../analysis/shared/begin-analysis.ts"
import { transcriptOfText } from "../../intake/dialogue/paragraphs.ts"
import { IntakeRefused } from "../../intake/errors.ts"
import { tooMuchText } from "../../intake/limits.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { NotAVideo } from "../../link/errors.ts"
import { LinkSource } from "../../link/link-source.port.ts"
import { tellFinished } from "../../notification/shared/tell-finished.ts"
import { tagByRules } from "../../tag/shared/tag-by-rules.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Transitions from "../../task/transitions.ts"
import { textLanguage } from "../../text/text-language.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { textOf } from "../../transcript/transcript.ts"
import { announce } from "../../webhook/shared/announce.ts"

/** Makes the transcript of the captions that people wrote. Nothing is heard, so it costs no minutes. */
export const takeCaptions = Effect.fnUntraced(function*(job: Job, url: string, wanted: string) {
  const source = yield* LinkSource
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const events = yield* TaskEvents
  const { transaction } = yield* UnitOfWork
  const subtitles = yield* source.captions(url, wanted)
  const broken = tooMuchText("captions", subtitles)
  if (broken !== null) return yield* new IntakeRefused({ issues: [broken] })
  const transcript = transcriptOfText(subtitles)
  // Without times it is not subtitles, whatever the site calls it.
  if (transcript.segments.every(({ end }) => end === 0)) return yield* new NotAVideo()
  const text = textOf(transcript)
  const language = wanted.split("-")[0]?.toLowerCase() ?? textLanguage(text)
  const done = yield* transaction(Effect.gen(function*() {
    const now = yield* DateTime.now
    const task = yield* tasks.modify(job.taskId, (current) => {
      const outcome = { coverage: null, language, engine: null, notices: [] }
      // Its time says nothing about how long hearing takes.
      const unmeasured = { ...current, work: { ...current.work, transcription: null } }
      return Transitions.completeTranscription(unmeasured, job.attempt, outcome, now)
    })
    yield* transcripts.replace(task.id, transcript)
    yield* tagByRules(task)
    yield* announce(task.ownerId, { type: "task.completed", taskId: task.id })
    return task.options.analyse ? yield* beginAnalysis(task.id, text) : yield* tellFinished(task)
  }))
  yield* events.publish({ taskId: done.id, owner: done.ownerId, kind: "status" })
})
