import { DateTime, Effect } from "effect"
import { beginAnalysis } from "../../analysis/shared/begin-analysis.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { Meeting } from "../../meeting/meeting.ts"
import { minutesIn } from "../../meeting/minutes-in.ts"
import { tellFinished } from "../../notification/shared/tell-finished.ts"
import { settleMinutes } from "../../plan/shared/book-minutes.ts"
import { explained, missingSpeech } from "../../recognition/coverage-gaps.ts"
import { coverageOf, joined } from "../../recognition/coverage.ts"
import { namesOf } from "../../recognition/known-names.ts"
import { possibleSpeech } from "../../recognition/possible-speech.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { heardIn, ofTrack, speechOf, type Work } from "../../recognition/work.ts"
import { creditReferral } from "../../referral/shared/credit-referral.ts"
import { tagByRules } from "../../tag/shared/tag-by-rules.ts"
import { bookingOf } from "../../task/booking.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Transitions from "../../task/transitions.ts"
import { textLanguage } from "../../text/text-language.ts"
import { columnsOf } from "../../transcript/columns.ts"
import { meetingTranscript } from "../../transcript/meeting-transcript.ts"
import { noticesOf } from "../../transcript/notices.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { textOf } from "../../transcript/transcript.ts"
import { understoodText } from "../../transcript/understood-lines.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { NoSpeech, TranscriptIncomplete } from "../errors.ts"
import { countGaps } from "./count-outcome.ts"
import { storeRecording, withRecording } from "./keep-recording.ts"
import type { SecondLook } from "./look-again.ts"
import { recognisedLanguage } from "./recognised-language.ts"
import { refuseIfNothing } from "./refuse-if-nothing.ts"

interface Storing {
  readonly job: Job
  readonly meeting: Meeting
  readonly engine: Engine
  readonly work: Work
  readonly secondLook: SecondLook
  /** The recording of all together. */
  readonly mixed: string
}

/**
 * Stores the transcript of a meeting and its coverage, settles the minutes that the guest was there, and starts the analysis, in
 * one transaction.
 */
export const storeMeeting = Effect.fnUntraced(
  function*({ job, meeting, engine, work, secondLook: { levels, faint, sound }, mixed }: Storing) {
    const store = yield* WorkStore
    const { transaction } = yield* UnitOfWork
    const queue = yield* JobQueue
    const tasks = yield* TaskStore
    const task = yield* tasks.get(job.taskId)
    const { capabilities: { wordTimes }, capabilities } = engine
    const tracks = meeting.tracks.map(({ track, name }) => ({ name, work: ofTrack(work, track) }))
    const gaps = tracks.map((one) => explained(missingSpeech(one.work, wordTimes), one.work.chunks))
    if (gaps.includes(null)) return yield* new TranscriptIncomplete()
    yield* refuseIfNothing(work)
    const transcript = meetingTranscript(tracks, namesOf(task))
    const speech = joined(tracks.flatMap((one) => speechOf(one.work)))
    const possible = possibleSpeech(levels, faint, heardIn(work))
    if (speech.length === 0 && possible.length === 0) return yield* new NoSpeech()
    const missing = gaps.flatMap((some) => some ?? []).toSorted((a, b) => a.begin - b.begin)
    const coverage = { ...coverageOf(speech, missing), possible }
    const notices = [...noticesOf(transcript, capabilities, null, null), ...sound]
    const understood = understoodText(columnsOf(transcript.segments), notices)
    const { options: { language } } = task
    const spoken = recognisedLanguage(work) ?? (language === "auto" ? textLanguage(textOf(transcript)) : language)
    const duration = work.plan.whole?.duration ?? 0
    const part = yield* storeRecording(task, mixed, duration)
    return yield* transaction(Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      const now = yield* DateTime.now
      const outcome = { coverage, language: spoken, engine: engine.name, notices }
      const done = yield* tasks.modify(
        job.taskId,
        (current) =>
          Transitions.completeTranscription(withRecording(current, meeting, part, now), job.attempt, outcome, now),
      )
      yield* transcripts.replace(job.taskId, transcript)
      yield* settleMinutes(bookingOf(done), speech.length === 0 ? 0 : minutesIn(meeting))
      yield* countGaps(missing)
      yield* creditReferral(done.ownerId)
      yield* store.remove(job.taskId)
      yield* queue.enqueue({ ...job, kind: "playback" })
      yield* tagByRules(done)
      yield* announce(done.ownerId, { type: "task.completed", taskId: done.id })
      return done.options.analyse && understood.trim() !== ""
        ? yield* beginAnalysis(job.taskId, understood)
        : yield* tellFinished(done)
    }))
  },
)
