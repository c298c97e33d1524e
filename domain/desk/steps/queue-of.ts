import { DateTime } from "effect"
import type { Task } from "../../task/task.ts"
import { isAnalysing, isTranscribing } from "../../task/transitions.ts"

/** How many transcriptions and analyses wait and run, and since when the oldest has been waiting. */
export const queueOf = (unfinished: ReadonlyArray<Task>) => {
  const waiting = unfinished.flatMap(({ analysis, transcription }) =>
    [transcription, analysis].flatMap((step) => step._tag === "Waiting" ? [step.since] : [])
  )
  return {
    waiting: waiting.length,
    running: unfinished.filter((task) => isTranscribing(task) || isAnalysing(task)).length - waiting.length,
    oldestAt: waiting.length === 0 ? null : waiting.reduce(DateTime.min),
  }
}
