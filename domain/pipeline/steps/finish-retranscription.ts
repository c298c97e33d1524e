import { DateTime, Effect, Result } from "effect"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { minutesOfAudio } from "../../plan/ledger.ts"
import { settleMinutes } from "../../plan/shared/book-minutes.ts"
import { contributions, explained, missingIn } from "../../recognition/coverage-gaps.ts"
import { coverageIn, withCoverageIn } from "../../recognition/coverage-of-span.ts"
import { joined } from "../../recognition/coverage.ts"
import { namesOf } from "../../recognition/known-names.ts"
import { lengthOf, overlapOf, type Span } from "../../recognition/speech.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import type { Work } from "../../recognition/work.ts"
import type { CoverageGap } from "../../task/coverage.ts"
import { spanBookingOf, withRetranscription } from "../../task/retranscribing.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { freshLines } from "../../transcript/fresh-lines.ts"
import { withNoticesIn } from "../../transcript/notices.ts"
import { recordEngineChange } from "../../transcript/shared/record-change.ts"
import { staysIn } from "../../transcript/span-plan.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { NoSpeech, NothingTranscribed, TranscriptIncomplete } from "../errors.ts"
import { ofWhole, summarised } from "./hear-whole.ts"

/** Milliseconds around the span in which to look for who speaks nearby. */
const vicinity = 60_000

/**
 * Puts the new lines in the place of the old ones, which are stored for undoing, and settles the minutes; all in one
 * transaction. What was edited in the meantime stays, and so do the lines of chunks that failed.
 */
export const finishRetranscription = Effect.fnUntraced(function*(job: Job, engine: Engine) {
  const store = yield* WorkStore
  const tasks = yield* TaskStore
  const { transaction } = yield* UnitOfWork
  const work = yield* store.get(job.taskId)
  if (work === null) return yield* new TranscriptIncomplete()
  yield* refuseIfAllFailed(work)
  const seconds = lengthOf(work.chunks.flatMap(({ speech, state }) => state === "done" ? speech : [])) / 1000
  return yield* transaction(Effect.gen(function*() {
    // First, because this locks the task: no edit can come in between.
    const task = yield* tasks.modify(
      job.taskId,
      (current) => withRetranscription(current, job.attempt, { _tag: "Running" }),
    )
    const replaced = yield* replaceSpan(task, work, engine)
    const wanted = task.retranscription
    const isWhole = wanted?.isWhole === true
    const follows = isWhole ? yield* ofWhole({ id: task.id, notices: replaced.notices }, work, engine, wanted) : {}
    const updatedAt = yield* DateTime.now
    const done = yield* tasks.modify(
      job.taskId,
      (current) =>
        Result.map(
          withRetranscription(current, job.attempt, null),
          (ended) => ({ ...ended, ...replaced, ...follows, updatedAt }),
        ),
    )
    yield* settleMinutes(spanBookingOf(done), minutesOfAudio(seconds))
    yield* store.remove(job.taskId)
    return isWhole ? yield* summarised(done) : done
  }))
})

const refuseIfAllFailed = ({ chunks }: Work): Effect.Effect<void, NothingTranscribed> =>
  chunks.length > 0 && chunks.every(({ state }) => state === "failed")
    ? Effect.fail(new NothingTranscribed({ reason: chunks[0]?.failure ?? "unknown" }))
    : Effect.void

/** Replaces the lines and returns the coverage and notices that follow. Without a single word, the old text stays. */
const replaceSpan = Effect.fnUntraced(function*(task: Task, work: Work, engine: Engine) {
  const { id, coverage, retranscription: wanted } = task
  const transcripts = yield* TranscriptStore
  if (wanted === null) return yield* new TranscriptIncomplete()
  const span = { begin: wanted.begin, end: wanted.end }
  const failed = work.chunks.flatMap(({ state, speech }) => state === "failed" ? speech : [])
  const around = { from: Math.max(0, span.begin - vicinity), to: span.end + vicinity }
  const { segments: lines } = yield* transcripts.range(id, around)
  const replaced = lines.filter((line) => !staysIn(wanted, line) && !failed.some((part) => isMiddleIn(line, part)))
  const known = coverage === null ? null : { span, ...coverageIn(coverage, span) }
  const gaps = wanted.only ?? known?.gaps ?? []
  const revision = (yield* transcripts.revision(id)) + 1
  const names = namesOf(task)
  const fresh = freshLines({ contributions: contributions(work), span, lines, replaced, gaps, revision, names })
  if (fresh.length === 0) return yield* new NoSpeech()
  yield* recordEngineChange(id, "retranscribe", [{ before: replaced, after: fresh }], known ?? undefined)
  const notices = withNoticesIn(task.notices, span, fresh, engine.capabilities)
  if (coverage === null) return { coverage, notices }
  if (wanted.only !== undefined) {
    const possible = wanted.only.filter((one) => failed.some((part) => overlapOf(one, part) > 0))
    return { coverage: withCoverageIn(coverage, span, { gaps: known?.gaps ?? [], possible }), notices }
  }
  const missing = missingIn(joined([...replaced, ...gaps]), work, engine.capabilities.wordTimes)
  const part = { gaps: missing.flatMap((gap) => reasoned(gap, work)), possible: [] }
  return { coverage: withCoverageIn(coverage, span, part), notices }
})

const reasoned = ({ begin, end }: Span, { chunks }: Work): ReadonlyArray<CoverageGap> =>
  explained([{ begin, end }], chunks) ?? [{ begin, end, reason: "no-words-heard" }]

const isMiddleIn = (line: Span, { begin, end }: Span): boolean =>
  (line.begin + line.end) / 2 >= begin && (line.begin + line.end) / 2 < end
