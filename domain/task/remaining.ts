import type { DateTime } from "effect"
import { overall } from "../pipeline/progress.ts"
import type { Task } from "./task.ts"

/** Before recognition has got somewhere, and in the first seconds, nobody can tell. */
const firstSeconds = 5
const begun = overall("recognising", 0)

/** What an analysis takes of the time of a transcription: about a second of 38, both embedded, on a ten-minute recording. */
const analysisShare = 0.03

const longest = 24 * 60 * 60

export interface Pace {
  readonly startedAt: DateTime.Utc
  /** How much of the transcription is done, 0 to 1. */
  readonly fraction: number
  /** Whether an analysis follows. */
  readonly analyse: boolean
}

/** Whole seconds until all is done, if it goes on as it went so far; null while that cannot be told. A day at most. */
export const secondsLeft = ({ startedAt, fraction, analyse }: Pace, now: DateTime.Utc): number | null => {
  const passed = (now.epochMilliseconds - startedAt.epochMilliseconds) / 1000
  if (!(passed >= firstSeconds && fraction > begun)) return null
  const done = Math.min(1, fraction)
  const whole = passed / done
  return Math.min(longest, Math.ceil(whole * (1 - done + (analyse ? analysisShare : 0))))
}

/** The same of a task. The steps of an analysis do not tell how long it takes: from then on nobody knows. */
export const remainingOf = ({ transcription, wishes }: Task, now: DateTime.Utc): number | null =>
  transcription._tag === "Running"
    ? secondsLeft(
      { startedAt: transcription.startedAt, fraction: transcription.progress, analyse: wishes.analyse },
      now,
    )
    : null
