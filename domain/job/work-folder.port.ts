import { Context, type Effect, type Scope } from "effect"
import type { ConversionJob, Job, JobSubject } from "./job.ts"

export type JobKey = Pick<Job, "taskId" | "kind"> | Pick<ConversionJob, "conversionId" | "kind">

/** Local folders for the files a job needs while it runs. They survive a restart. */
export class WorkFolder extends Context.Service<WorkFolder, {
  readonly path: (job: JobKey, fileName: string) => Effect.Effect<string>
  /**
   * A path for work outside jobs. What is there is removed with the scope, at the latest when another process starts.
   */
  readonly scratch: (fileName: string) => Effect.Effect<string, never, Scope.Scope>
  readonly exists: (path: string) => Effect.Effect<boolean>
  /** Removes the files of one job. */
  readonly clear: (job: JobKey) => Effect.Effect<void>
  /** Removes the files of all jobs of a task or a conversion. */
  readonly remove: (id: JobSubject) => Effect.Effect<void>
}>()("domain/pipeline/WorkFolder") {}
