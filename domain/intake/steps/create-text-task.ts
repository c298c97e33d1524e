import { DateTime, Effect } from "effect"
import type { User } from "../../account/user.ts"
import { beginAnalysis } from "../../analysis/shared/begin-analysis.ts"
import { takeFreeUse } from "../../guest/shared/free-use.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { minutesOfText } from "../../plan/ledger.ts"
import { reserveMinutes, settleMinutes } from "../../plan/shared/book-minutes.ts"
import { creditReferral } from "../../referral/shared/credit-referral.ts"
import { tagByRules } from "../../tag/shared/tag-by-rules.ts"
import { bookingOf } from "../../task/booking.ts"
import { type NewTask, newTask } from "../../task/new-task.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { noWork } from "../../task/task-work.ts"
import type { Task } from "../../task/task.ts"
import { textLanguage } from "../../text/text-language.ts"
import { utf8Length } from "../../text/utf8-length.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { transcriptOfText } from "../dialogue/paragraphs.ts"
import { IntakeRefused } from "../errors.ts"

/** Creates a task from text: transcribed, booked and charged at once. Call it inside a transaction. */
export const createTextTask = Effect.fnUntraced(
  function*(user: User, facts: Omit<NewTask, "minutes" | "duration">, text: string) {
    const tasks = yield* TaskStore
    const transcripts = yield* TranscriptStore
    const transcript = transcriptOfText(text)
    if (transcript.segments.length === 0) return yield* new IntakeRefused({ issues: [brokenRule("text", "no-text")] })
    yield* takeFreeUse
    const now = yield* DateTime.now
    const minutes = minutesOfText(utf8Length(text))
    const task: Task = {
      ...newTask({ ...facts, minutes, duration: null }, now),
      work: { ...noWork, attempt: 1 },
      language: facts.options.language === "auto" ? textLanguage(text) : facts.options.language,
      transcription: { _tag: "Completed", at: now },
      transcribedAt: now,
    }
    yield* tasks.insert(task)
    yield* reserveMinutes(user, bookingOf(task), minutes)
    yield* settleMinutes(bookingOf(task), minutes)
    yield* creditReferral(task.ownerId)
    yield* transcripts.replace(task.id, transcript)
    yield* tagByRules(task)
    yield* announce(task.ownerId, { type: "task.completed", taskId: task.id })
    return task.options.analyse ? yield* beginAnalysis(task.id, text) : task
  },
)
