import { DateTime, Effect } from "effect"
import { beginAnalysis } from "../../analysis/shared/begin-analysis.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { tellFinished } from "../../notification/shared/tell-finished.ts"
import { minutesOfAudio } from "../../plan/ledger.ts"
import { settleMinutes } from "../../plan/shared/book-minutes.ts"
import { contributions, explained, missingSpeech } from "../../recognition/coverage-gaps.ts"
import { coverageOf } from "../../recognition/coverage.ts"
import { namesOf } from "../../recognition/known-names.ts"
import { possibleSpeech } from "../../recognition/possible-speech.ts"
import { lengthOf } from "../../recognition/speech.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { heardIn, speechOf } from "../../recognition/work.ts"
import { creditReferral } from "../../referral/shared/credit-referral.ts"
import { tagByRules } from "../../tag/shared/tag-by-rules.ts"
import { bookingOf } from "../../task/booking.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import type { TranscriptionOptions } from "../../task/transcription-options.ts"
import * as Transitions from "../../task/transitions.ts"
import { textLanguage } from "../../text/text-language.ts"
import { assemble } from "../../transcript/assemble.ts"
import { columnsOf } from "../../transcript/columns.ts"
import { extendedToSpeech } from "../../transcript/line-edges.ts"
import { noticesOf } from "../../transcript/notices.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { textOf } from "../../transcript/transcript.ts"
import { understoodText } from "../../transcript/understood-lines.ts"
import { beginVoices } from "../../voice/shared/queue-voices.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { NoSpeech, TranscriptIncomplete } from "../errors.ts"
import { countGaps } from "./count-outcome.ts"
import { engineTurns, type Separated } from "./diarize.ts"
import type { SecondLook } from "./look-again.ts"
import { recognisedLanguage } from "./recognised-language.ts"
import { refuseIfNothing } from "./refuse-if-nothing.ts"

export interface Finishing {
  readonly job: Job
  readonly engine: Engine
  /** Who speaks when, or null to use the engine's own turns. */
  readonly diarized: Separated | null
  readonly secondLook: SecondLook
}

/**
 * Stores the transcript and its coverage, settles the minutes and starts the analysis, all in one transaction. Gaps are
 * listed and not charged. Where only faint speech was found, the transcript is empty and costs nothing.
 */
export const finishTranscription = Effect.fnUntraced(
  function*({ job, engine, diarized, secondLook: { levels, faint, sound } }: Finishing) {
    const store = yield* WorkStore
    const { transaction } = yield* UnitOfWork
    const queue = yield* JobQueue
    const work = yield* store.get(job.taskId)
    const tasks = yield* TaskStore
    const task = yield* tasks.get(job.taskId)
    if (work === null || work.plan.whole === null) return yield* new TranscriptIncomplete()
    const gaps = explained(missingSpeech(work, engine.capabilities.wordTimes), work.chunks)
    if (gaps === null) return yield* new TranscriptIncomplete()
    yield* refuseIfNothing(work)
    const speech = speechOf(work)
    const assembled = assemble(contributions(work), speech, diarized?.turns ?? engineTurns(work), namesOf(task))
    const transcript = { ...assembled, segments: extendedToSpeech(assembled.segments, speech) }
    const possible = possibleSpeech(levels, faint, heardIn(work))
    if (speech.length === 0 && possible.length === 0) return yield* new NoSpeech()
    const coverage = { ...coverageOf(speech, gaps), possible }
    const transcribed = speech.length === 0 ? 0 : work.plan.whole.duration - lengthOf(gaps)
    const text = textOf(transcript)
    const unsure = diarized?.unsure ?? null
    const standIn = diarized?.isStandIn === true ? [{ _tag: "BuiltInSpeakers" as const }] : []
    const notices = [...noticesOf(transcript, engine.capabilities, task.options.speakers, unsure), ...standIn, ...sound]
    const understood = understoodText(columnsOf(transcript.segments), notices)
    return yield* transaction(Effect.gen(function*() {
      const transcripts = yield* TranscriptStore
      const now = yield* DateTime.now
      const outcome = {
        coverage,
        language: recognisedLanguage(work) ?? languageFrom(task.options, engine, text),
        engine: engine.name,
        notices,
      }
      const done = yield* tasks.modify(
        job.taskId,
        (current) => Transitions.completeTranscription(current, job.attempt, outcome, now),
      )
      yield* transcripts.replace(job.taskId, transcript)
      yield* settleMinutes(bookingOf(done), minutesFor(done, transcribed))
      yield* countGaps(gaps)
      if (transcribed > 0) yield* creditReferral(done.ownerId)
      yield* store.remove(job.taskId)
      yield* queue.enqueue({ ...job, kind: "playback" })
      yield* beginVoices(done)
      yield* tagByRules(done)
      yield* announce(done.ownerId, { type: "task.completed", taskId: done.id })
      return done.options.analyse && understood.trim() !== ""
        ? yield* beginAnalysis(job.taskId, understood)
        : yield* tellFinished(done)
    }))
  },
)

/** What was transcribed; a meeting costs what the guest was there, if anybody spoke. */
const minutesFor = ({ source, minutes }: Task, transcribed: number): number =>
  source === "meeting" && transcribed > 0 ? minutes : minutesOfAudio(transcribed / 1000)

/** The chosen language, or that of the text if the engine could have written it in another. */
const languageFrom = ({ language }: TranscriptionOptions, { capabilities: { languages } }: Engine, text: string) => {
  if (language !== "auto") return language
  return languages === "any" || languages.length > 1 ? textLanguage(text) : null
}
