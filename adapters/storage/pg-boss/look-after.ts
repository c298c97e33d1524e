import { Database } from "#adapters/storage/postgres/database.ts"
import type { Lane } from "#domain/job/job.ts"
import { Effect } from "effect"
import { jobsAtHand } from "./job-table.ts"

/** Looks without supervision while no job runs: finished ones are to be deleted from time to time. */
const maxIdle = 600

/**
 * One look at the jobs. Lanes in which a postponed job is now due are reported, as PostgreSQL does not notify of them. While jobs
 * are running, processes monitor each other, and themselves: a job whose end could not be stored is tried again. At rest nothing
 * is written.
 */
export const lookAfter = Effect.fnUntraced(
  function*(supervise: () => Promise<void>, onDue: (lane: Lane) => void) {
    const db = yield* Database
    let idle = maxIdle
    return Effect.gen(function*() {
      const { dueLanes, isRunning } = yield* db.query(jobsAtHand)
      dueLanes.forEach(onDue)
      idle = isRunning ? maxIdle : idle + 1
      if (idle < maxIdle) return
      idle = 0
      yield* Effect.promise(supervise)
    })
  },
)
