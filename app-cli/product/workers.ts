import { JobQueue } from "#domain/job/job-queue.port.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { Effect } from "effect"

/** Works on one job of each kind at a time until the scope closes: for commands that wait while no server runs. */
export const startWorkers = Effect.gen(function*() {
  const queue = yield* JobQueue
  yield* Effect.forkScoped(queue.work("transcribe", 1, transcribeTask))
  yield* Effect.forkScoped(queue.work("analyse", 1, analyseTask))
})
