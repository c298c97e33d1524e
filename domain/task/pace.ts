import { Order } from "effect"
import { isSpoken } from "./source.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"

/** Work whose duration is measured, to predict it for other tasks. */
export type Work = keyof TaskWork["processingSeconds"]

/** How many of the tasks nearest in length to compare. Their median is not skewed by one that was held up. */
const sampleSize = 5

/** Forecasts ask the same of the same tasks again and again. */
const known = new WeakMap<ReadonlyArray<Task>, WeakMap<Task, Partial<Record<Work, number | null>>>>()

/** Expected seconds of processing, based on tasks of the same kind; null if there are none. */
export const expected = (task: Task, work: Work, done: ReadonlyArray<Task>): number | null => {
  const ofAll = known.get(done) ?? new WeakMap<Task, Partial<Record<Work, number | null>>>()
  known.set(done, ofAll)
  const before = ofAll.get(task) ?? {}
  const found = before[work]
  if (found !== undefined) return found
  const seconds = estimated(task, work, done)
  ofAll.set(task, { ...before, [work]: seconds })
  return seconds
}

const estimated = (task: Task, work: Work, done: ReadonlyArray<Task>): number | null => {
  const length = lengthOf(task)
  if (length === null) return null
  const similar = done.flatMap((other) => {
    const [processingSeconds, its] = [other.work.processingSeconds[work], lengthOf(other)]
    if (processingSeconds === null || its === null || isSpoken(other.source) !== isSpoken(task.source)) return []
    return [{ processingSeconds: processingSeconds * (length / its), apart: Math.abs(Math.log(length / its)) }]
  })
  const nearest = similar.toSorted((a, b) => a.apart - b.apart).slice(0, sampleSize).map(({ processingSeconds }) =>
    processingSeconds
  )
  return nearest.toSorted(Order.Number)[Math.floor((nearest.length - 1) / 2)] ?? null
}

/** Seconds of a recording, or charged minutes of text in seconds; null while unknown. */
const lengthOf = ({ source, duration, minutes }: Task): number | null => {
  const length = isSpoken(source) ? duration : minutes * 60
  return length !== null && length > 0 ? length : null
}
