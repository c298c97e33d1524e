import { Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { JobKind } from "../../job/job.ts"
import { analyseTask } from "./analyse-task.ts"
import { preparePlayback } from "./prepare-playback.ts"
import { transcribeTask } from "./transcribe-task.ts"

/** Runs every kind of job until the scope closes, with at most `parallelTasks` recordings and as many analyses at once. */
export const workOnJobs = Effect.fnUntraced(function*(parallelTasks: number) {
  const queue = yield* JobQueue
  const workers = {
    transcribe: queue.work("transcribe", parallelTasks, transcribeTask),
    analyse: queue.work("analyse", parallelTasks, analyseTask),
    // One at a time, since it is less urgent than a transcript.
    playback: queue.work("playback", 1, preparePlayback),
  } satisfies Record<JobKind, unknown>
  return yield* Effect.all(workers, { concurrency: "unbounded", discard: true })
})
