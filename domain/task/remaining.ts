import { type DateTime, Order } from "effect"
import { expected, type Work } from "./pace.ts"
import { overall } from "./progress.ts"
import type { Task } from "./task.ts"

/** Before recognition has got somewhere, and in the first seconds, its pace cannot be told. */
const firstSeconds = 5
const begun = overall("recognising", 0)

/** What an analysis takes of the time of a transcription: about a second of 38, both embedded, on a ten-minute recording. */
const analysisShare = 0.03

const longest = 24 * 60 * 60

/** What is known besides the task itself. */
export interface QueueForecast {
  /** Tasks that were worked on lately. */
  readonly done: ReadonlyArray<Task>
  /** Tasks that wait or run, of every account: they share the workers. */
  readonly unfinished: ReadonlyArray<Task>
}

export interface Pace {
  readonly startedAt: DateTime.Utc
  /** How much of the transcription is done, 0 to 1. */
  readonly fraction: number
  /** Whether an analysis follows. */
  readonly analyse: boolean
}

/** Whole seconds until all is done, if it goes on as it went so far; null while that cannot be told. A day at most. */
export const secondsLeft = ({ startedAt, fraction, analyse }: Pace, now: DateTime.Utc): number | null => {
  const passed = since(startedAt, now)
  if (!(passed >= firstSeconds && fraction > begun)) return null
  const done = Math.min(1, fraction)
  const whole = passed / done
  return rounded(whole * (1 - done + (analyse ? analysisShare : 0)))
}

/** The same of a task that waits or runs, by its own pace or that of others; null only where neither is known. */
export const remainingOf = (task: Task, forecast: QueueForecast, now: DateTime.Utc): number | null => {
  const { transcription, analysis, options } = task
  const toCome = options.analyse ? expected(task, "analysis", forecast.done) : 0
  if (transcription._tag === "Running" && task.work.transcription !== null) {
    const { startedAt, progress: fraction } = task.work.transcription
    const told = secondsLeft({ startedAt, fraction, analyse: toCome === null }, now)
    if (told !== null) return rounded(told + (toCome ?? 0))
  }
  const isAnalysis = transcription._tag === "Completed"
  const work = isAnalysis ? "analysis" : "transcription"
  const whole = expected(task, work, forecast.done)
  if (whole === null) return null
  const after = isAnalysis ? 0 : toCome ?? whole * analysisShare
  const state = isAnalysis ? analysis : transcription
  if (state._tag === "Running") return rounded(untilDone(whole, task.work[work]?.startedAt ?? now, now) + after)
  return state._tag === "Waiting" ? rounded(untilFree(task, work, forecast, whole, now) + whole + after) : null
}

const since = (begin: DateTime.Utc, now: DateTime.Utc): number =>
  (now.epochMilliseconds - begin.epochMilliseconds) / 1000

const rounded = (seconds: number): number => Math.min(longest, Math.ceil(seconds))

/** What took longer than others is about to be done, for all anybody knows. */
const untilDone = (whole: number, startedAt: DateTime.Utc, now: DateTime.Utc): number =>
  Math.max(1, whole - Math.max(0, since(startedAt, now)))

/**
 * Seconds until a worker takes the task, as if they were taken in the order they came: turns of accounts move some.
 * There are as many workers as are busy, one at least. Work of which nothing is known counts like that of this task.
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
    const told = running !== null && "progress" in running
      ? secondsLeft({ startedAt: running.startedAt, fraction: running.progress, analyse: false }, now)
      : null
    return [told ?? untilDone(lengthOf(other), running?.startedAt ?? now, now)]
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
