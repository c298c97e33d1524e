import { Order } from "effect"
import { isSpoken } from "./source.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"

/** Work whose duration is measured, to predict it for other tasks. */
export type Work = keyof TaskWork["processingSeconds"]

/** How many of the tasks nearest in length to compare. Their median is not skewed by one that was held up. */
const sampleSize = 5

/** Expected seconds of processing, based on tasks of the same kind; null if there are none. */
export const expected = (task: Task, work: Work, done: ReadonlyArray<Task>): number | null => {
  const length = lengthOf(task)
  if (length === null) return null
  const known = done.flatMap((other) => {
    const [processingSeconds, its] = [other.work.processingSeconds[work], lengthOf(other)]
    if (processingSeconds === null || its === null || isSpoken(other.source) !== isSpoken(task.source)) return []
    return [{ processingSeconds: processingSeconds * (length / its), apart: Math.abs(Math.log(length / its)) }]
  })
  const nearest = known.toSorted((a, b) => a.apart - b.apart).slice(0, sampleSize).map(({ processingSeconds }) =>
    processingSeconds
  )
  return nearest.toSorted(Order.Number)[Math.floor((nearest.length - 1) / 2)] ?? null
}

/** Seconds of a recording, or charged minutes of text in seconds; null while unknown. */
const lengthOf = ({ source, duration, minutes }: Task): number | null => {
  const length = isSpoken(source) ? duration : minutes * 60
  return length !== null && length > 0 ? length : null
}
