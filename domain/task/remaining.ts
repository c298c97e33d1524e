import { type DateTime, Order } from "effect"
import { expected, type Work } from "./pace.ts"
import { overall, withoutFetching } from "./progress.ts"
import type { Task } from "./task.ts"

/** In the first seconds, and before recognition has begun, there is no pace to go by. */
const minSeconds = 5
const begun = overall("recognising", 0, "audio")

/** Duration of an analysis relative to a transcription: about 1 s to 38 s for ten minutes, with the embedded engines. */
const analysisShare = 0.03

const maxSeconds = 24 * 60 * 60

/** How many recently completed tasks a forecast is based on. */
export const forecastSize = 30

/** What is known about other tasks. */
export interface QueueForecast {
  /** Recently completed tasks. */
  readonly done: ReadonlyArray<Task>
  /** Waiting and running tasks of all accounts, which share the workers. */
  readonly unfinished: ReadonlyArray<Task>
}

export interface Pace {
  readonly startedAt: DateTime.Utc
  /** How much of the transcription is done, 0 to 1. */
  readonly fraction: number
  /** Whether an analysis follows. */
  readonly analyse: boolean
}

/** Whole seconds until everything is done, at the pace so far; null while unknown. At most a day. */
export const secondsLeft = ({ startedAt, fraction, analyse }: Pace, now: DateTime.Utc): number | null => {
  const passed = since(startedAt, now)
  if (!(passed >= minSeconds && fraction > begun)) return null
  const done = Math.min(1, fraction)
  const whole = passed / done
  return rounded(whole * (1 - done + (analyse ? analysisShare : 0)))
}

/** Whole seconds until a waiting or running task is done, by its own pace or that of others; null only if neither is known. */
export const remainingOf = (task: Task, forecast: QueueForecast, now: DateTime.Utc): number | null => {
  const { transcription, analysis, options } = task
  const analysisSeconds = options.analyse ? expected(task, "analysis", forecast.done) : 0
  if (transcription._tag === "Running" && task.work.transcription !== null) {
    const { startedAt, progress } = task.work.transcription
    const fraction = withoutFetching(progress, task.source)
    const estimate = secondsLeft({ startedAt, fraction, analyse: analysisSeconds === null }, now)
    if (estimate !== null) return rounded(estimate + (analysisSeconds ?? 0))
  }
  const isAnalysis = transcription._tag === "Completed"
  const work = isAnalysis ? "analysis" : "transcription"
  const whole = expected(task, work, forecast.done)
  if (whole === null) return null
  const after = isAnalysis ? 0 : analysisSeconds ?? whole * analysisShare
  const state = isAnalysis ? analysis : transcription
  if (state._tag === "Running") return rounded(untilDone(whole, task.work[work]?.startedAt ?? now, now) + after)
  return state._tag === "Waiting" ? rounded(untilFree(task, work, forecast, whole, now) + whole + after) : null
}

const since = (begin: DateTime.Utc, now: DateTime.Utc): number =>
  (now.epochMilliseconds - begin.epochMilliseconds) / 1000

const rounded = (seconds: number): number => Math.min(maxSeconds, Math.ceil(seconds))

/** Work that has taken longer than expected is assumed to be almost done. */
const untilDone = (whole: number, startedAt: DateTime.Utc, now: DateTime.Utc): number =>
  Math.max(1, whole - Math.max(0, since(startedAt, now)))

/**
 * Seconds until a worker is free for the task, assuming first come, first served, although accounts take turns. The
 * number of workers is assumed to be that of running tasks, at least one. Tasks of unknown length count like this one.
 */
const untilFree = (
  task: Task,
  work: Work,
  { done, unfinished }: QueueForecast,
  whole: number,
  now: DateTime.Utc,
): number => {
  const others = unfinished.filter(({ id }) => id !== task.id)
  const lengthOf = (other: Task) => expected(other, work, done) ?? whole
  const busy = others.flatMap((other) => {
    if (other[work]._tag !== "Running") return []
    const running = other.work[work]
    const estimate = running !== null && "progress" in running
      ? secondsLeft({
        startedAt: running.startedAt,
        fraction: withoutFetching(running.progress, other.source),
        analyse: false,
      }, now)
      : null
    return [estimate ?? untilDone(lengthOf(other), running?.startedAt ?? now, now)]
  })
  const before = others.filter((other) => isBefore(other, task, work)).toSorted(byTurn(work)).map(lengthOf)
  const free = before.reduce<ReadonlyArray<number>>((workers, length) => {
    const [next = 0, ...rest] = workers.toSorted(Order.Number)
    return [...rest, next + length]
  }, busy.length === 0 ? [0] : busy)
  return Math.min(...free)
}

const turnOf = (task: Task, work: Work): number | null => {
  const state = task[work]
  return state._tag === "Waiting" ? state.since.epochMilliseconds : null
}

const byTurn = (work: Work) => (a: Task, b: Task): number =>
  (turnOf(a, work) ?? 0) - (turnOf(b, work) ?? 0) || (a.id < b.id ? -1 : 1)

const isBefore = (other: Task, task: Task, work: Work): boolean =>
  turnOf(other, work) !== null && byTurn(work)(other, task) < 0
