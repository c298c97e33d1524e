import type { AnyJob } from "#domain/job/job.ts"

export interface QueuedJob {
  readonly id: number
  readonly job: AnyJob
  readonly priority: number
  readonly tries: number
  readonly running: boolean
  /** Not before this time, in milliseconds since 1970. */
  readonly due: number
}
