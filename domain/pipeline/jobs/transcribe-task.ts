import { Deferred, Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { Transcriber } from "../../transcript/transcriber.port.ts"
import { type ChunkWork, speechOf, type Work } from "../../transcript/work.ts"
import { diarize, usesEngineTurns } from "../steps/diarize.ts"
import { failTranscription } from "../steps/fail-job.ts"
import { finishTranscription } from "../steps/finish-transcription.ts"
import { planRecognition } from "../steps/plan-recognition.ts"
import { prepareRecording } from "../steps/prepare-recording.ts"
import { recogniseChunks } from "../steps/recognise-chunks.ts"
import { reportProgress } from "../steps/report-progress.ts"
import { retryGaps } from "../steps/retry-gaps.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/**
 * Turns a recording into a transcript. Workers call it at least once per job: it resumes where an earlier run stopped,
 * and does nothing if the work is over.
 */
export const transcribeTask = Effect.fn("pipeline.transcribeTask")(function*(job: Job) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  // A worker that was killed after its last step has left its files behind.
  if (task === null || !isTranscribing(task)) return yield* sweep(job)
  if (task.work.attempt !== job.attempt) return
  yield* work(job, task).pipe(
    Effect.raceFirst(untilStopped(job)),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) => failTranscription(job, cause)),
    Effect.ensuring(sweep(job)),
  )
})

const work = Effect.fnUntraced(function*(job: Job, task: Task) {
  const transcriber = yield* Transcriber
  const engine = yield* transcriber.choose(task.options.language)
  const { language, hotwords, speakers } = task.options
  const options = { language, hotwords, account: job.account, priority: job.priority }
  yield* Effect.forkChild(engine.prepare(options))
  const normalised = yield* prepareRecording(job, task)
  const planned = yield* planRecognition(job, task, normalised, engine)
  const { audio } = normalised
  const begun = yield* Deferred.make<void>()
  const recognising = { job, audio, engine, options, begun }
  const usesEngine = usesEngineTurns(engine, planned, speakers)
  const recognised = Effect.gen(function*() {
    yield* recogniseChunks(recognising, "recognising", firstCut(planned))
    yield* retryGaps(recognising)
    yield* reportProgress(job, "diarizing", 0)
  })
  // Not before the first text is there, since the user may be waiting for it.
  const diarized = Effect.andThen(Deferred.await(begun), diarize(audio, speechOf(planned), speakers, usesEngine))
  const [turns] = yield* Effect.all([diarized, recognised], { concurrency: 2 })
  yield* reportProgress(job, "assembling", 0)
  const done = yield* finishTranscription(job, engine, usesEngine ? null : turns)
  const events = yield* TaskEvents
  yield* events.publish({ taskId: done.id, owner: done.ownerId, kind: "status" })
})

/** Once gaps are being retried, failed chunks are not: their speech would appear twice. */
const firstCut = ({ plan, chunks }: Work): ReadonlyArray<ChunkWork> => {
  const isRetrying = chunks.length > plan.chunkCount
  return chunks.slice(0, plan.chunkCount).filter(({ state }) => !(isRetrying && state === "failed"))
}

const sweep = Effect.fnUntraced(function*(job: Job) {
  const folder = yield* WorkFolder
  yield* folder.clear(job)
})
