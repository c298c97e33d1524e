import { Cron, DateTime } from "effect"
import type { BackupRun, BackupRuns } from "./backup-run.ts"

/** A failed one is tried again after this, or when the next one is due. */
const retry = { hours: 1 } as const

/**
 * When the next backup is made by itself; in the past if it is due. The first is made at once, and so is one that a
 * stopped server missed.
 */
export const nextRun = (cron: Cron.Cron, runs: BackupRuns, now: DateTime.Utc): DateTime.Utc => {
  const [last] = runs
  if (last === undefined) return now
  const regular = DateTime.makeUnsafe(Cron.next(cron, last.startedAt))
  const again = retryAt(runs)
  return again !== null && DateTime.isLessThan(again, regular) ? again : regular
}

/** One whose process ended is made again at once, but not twice: it may be what ends it. */
const retryAt = ([last, before]: BackupRuns): DateTime.Utc | null => {
  if (last?.outcome._tag !== "Failed") return null
  const { endedAt } = last.outcome
  return wasInterrupted(last) && !wasInterrupted(before) ? endedAt : DateTime.addDuration(endedAt, retry)
}

const wasInterrupted = (run: BackupRun | undefined): boolean =>
  run?.outcome._tag === "Failed" && run.outcome.reason === "interrupted"
