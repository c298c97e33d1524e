import { JobQueue } from "#domain/job/job-queue.port.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { preparePlayback } from "#domain/pipeline/jobs/prepare-playback.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { Effect } from "effect"

export interface WorkerOptions {
  /** How many recordings, and how many analyses, are worked on at once. */
  readonly transcriptions: number
  readonly analyses: number
}

/** Takes up what an earlier run left, then works on what comes until the scope closes. */
export const runWorkers = Effect.fnUntraced(function*({ transcriptions, analyses }: WorkerOptions) {
  const queue = yield* JobQueue
  const resumed = yield* resumeUnfinished
  if (resumed > 0) yield* Effect.logInfo(`Taking up ${resumed} unfinished tasks`)
  return yield* Effect.all([
    queue.work("transcribe", transcriptions, transcribeTask),
    queue.work("analyse", analyses, analyseTask),
    // One after the other: nobody waits for it as for a text.
    queue.work("playback", 1, preparePlayback),
  ], { concurrency: "unbounded", discard: true })
})
