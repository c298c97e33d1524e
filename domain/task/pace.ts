import { Order } from "effect"
import { isSpoken } from "./source.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"

/** Work that is measured, so that it can be told how long the same takes with another task. */
export type Work = keyof TaskWork["processingSeconds"]

/** How many tasks are asked, those nearest in length: their median is not moved by one that was held up. */
const asked = 5

/** Seconds a work may be expected to take, by what it took with tasks of the same sort; null where none is known. */
export const expected = (task: Task, work: Work, done: ReadonlyArray<Task>): number | null => {
  const length = lengthOf(task)
  if (length === null) return null
  const known = done.flatMap((other) => {
    const [processingSeconds, its] = [other.work.processingSeconds[work], lengthOf(other)]
    if (processingSeconds === null || its === null || isSpoken(other.source) !== isSpoken(task.source)) return []
    return [{ processingSeconds: processingSeconds * (length / its), apart: Math.abs(Math.log(length / its)) }]
  })
  const nearest = known.toSorted((a, b) => a.apart - b.apart).slice(0, asked).map(({ processingSeconds }) =>
    processingSeconds
  )
  return nearest.toSorted(Order.Number)[Math.floor((nearest.length - 1) / 2)] ?? null
}

/** Seconds of a recording, or of what was written as it is charged; null while that is not known. */
const lengthOf = ({ source, duration, minutes }: Task): number | null => {
  const length = isSpoken(source) ? duration : minutes * 60
  return length !== null && length > 0 ? length : null
}
