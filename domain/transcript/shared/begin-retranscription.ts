import { Effect, Result } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import { HotwordRefused } from "../../hotword/errors.ts"
import { brokenByAny, tidyHotword } from "../../hotword/hotword.ts"
import type { SegmentId, TaskId } from "../../kernel/ids.ts"
import { requireFeature } from "../../plan/feature.ts"
import { minutesOfAudio } from "../../plan/ledger.ts"
import { reserveMinutes } from "../../plan/shared/book-minutes.ts"
import { coverageIn } from "../../recognition/coverage-of-span.ts"
import { EngineUnavailable } from "../../recognition/errors.ts"
import { lengthOf } from "../../recognition/speech.ts"
import { Transcriber } from "../../recognition/transcriber.port.ts"
import { SpanEmpty } from "../../task/errors.ts"
import { spanBookingOf, startRetranscription } from "../../task/retranscribing.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { partsOf } from "../span-plan.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { queueRetranscription } from "./queue-retranscription.ts"

interface Wanted {
  readonly from: number
  readonly to: number
  readonly engine?: string
  readonly language?: string
  readonly hotwords?: ReadonlyArray<string>
  readonly onlyPossible?: boolean
  readonly replace?: ReadonlyArray<SegmentId>
  /** Whether the engine is a model that has yet to be installed: then nothing is queued before it is. */
  readonly isAwaited?: boolean
}

/** Reserves the minutes of the span and queues it. Call it inside a transaction. */
export const beginRetranscription = Effect.fnUntraced(function*(taskId: TaskId, wanted: Wanted) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const transcripts = yield* TranscriptStore
  // First, because this locks the task.
  const task = yield* tasks.modify(taskId, Result.succeed)
  const user = yield* users.get(task.ownerId)
  const { language } = { ...task.options, ...wanted }
  const hotwords = wanted.hotwords === undefined ? task.options.hotwords : yield* usable(user, wanted.hotwords)
  const engine = wanted.engine ?? null
  const isAwaited = wanted.isAwaited === true && engine !== null
  if (engine !== null && !isAwaited) yield* requireEngine(engine, language)
  const span = spanOf(task, wanted)
  const { segments } = yield* transcripts.range(taskId, { from: span.begin, to: span.end })
  const ticked = new Set(wanted.replace)
  const replaced = segments.filter(({ id }) => ticked.has(id)).map(({ id, text }) => ({ id, was: text }))
  const minutes = minutesOfAudio(lengthOf(partsOf({ ...span, replaced }, segments)) / 1000)
  const started = yield* tasks.modify(
    taskId,
    (current) =>
      startRetranscription(current, {
        ...span,
        engine,
        language,
        hotwords,
        replaced,
        ...(isAwaited && { awaits: engine, isWhole: true }),
      }),
  )
  if (minutes === 0) return yield* new SpanEmpty()
  yield* reserveMinutes(user, spanBookingOf(started), minutes)
  if (!isAwaited) yield* queueRetranscription(started, user)
  return started
})

/** Hotwords are part of a paid plan, and each follows the rule for the hotwords of an account. */
const usable = Effect.fnUntraced(function*({ plan }: User, words: ReadonlyArray<string>) {
  if (words.length > 0) yield* Effect.fromResult(requireFeature(yield* planInUse(plan), "HOTWORD_MANAGEMENT"))
  const broken = brokenByAny("hotwords", words)
  return broken === null ? words.map(tidyHotword) : yield* new HotwordRefused({ issues: [broken] })
})

const spanOf = ({ duration, coverage }: Task, { from, to, onlyPossible }: Wanted) => {
  const span = { begin: from, end: Math.min(to, (duration ?? Infinity) * 1000) }
  if (onlyPossible !== true) return span
  const only = coverage === null ? [] : coverageIn(coverage, span).possible
  return { begin: only[0]?.begin ?? span.begin, end: only.at(-1)?.end ?? span.end, only }
}

const requireEngine = Effect.fnUntraced(function*(wanted: string, language: string) {
  const transcriber = yield* Transcriber
  const engine = (yield* transcriber.installed).find(({ id }) => id === wanted)
  if (engine === undefined) return yield* new EngineUnavailable({ detail: `there is no engine "${wanted}"` })
  const isKnown = language === "auto" || engine.languages === "any" ||
    engine.languages.includes(language.split("-")[0] ?? language)
  if (isKnown) return
  return yield* new EngineUnavailable({ detail: `${engine.name} does not know the language "${language}"` })
})
