import { Deferred, Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import type { Normalised } from "../../media/media-tool.port.ts"
import { Transcriber } from "../../recognition/transcriber.port.ts"
import { heardIn, speechOf, type Work } from "../../recognition/work.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { measureFirstText } from "../steps/count-outcome.ts"
import { diarize, usesEngineTurns } from "../steps/diarize.ts"
import { failTranscription } from "../steps/fail-job.ts"
import { finishTranscription } from "../steps/finish-transcription.ts"
import { givenTurns } from "../steps/given-turns.ts"
import { hotwordsOf } from "../steps/hotwords-of.ts"
import { lookAgain } from "../steps/look-again.ts"
import { planRecognition } from "../steps/plan-recognition.ts"
import { preparingAnalysis } from "../steps/prepare-analysis.ts"
import { prepareRecording } from "../steps/prepare-recording.ts"
import { recogniseChunks } from "../steps/recognise-chunks.ts"
import { progressOf } from "../steps/report-progress.ts"
import { retryGaps } from "../steps/retry-gaps.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/**
 * Turns a recording into a transcript. Workers call it at least once per job: it resumes where an earlier run stopped,
 * and does nothing if the work is over.
 */
export const transcribeTask = Effect.fn("pipeline.transcribeTask")(function*(job: Job) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  // A worker that was killed after its last step left its files behind.
  if (task === null || !isTranscribing(task)) return yield* sweep(job)
  if (task.work.attempt !== job.attempt) return
  yield* work(job, task).pipe(
    Effect.raceFirst(untilStopped(job)),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) => failTranscription(job, cause)),
    Effect.ensuring(sweep(job)),
  )
})

/**
 * Decoding, speech detection, recognition and diarization overlap: the first text need not wait for any of them to
 * finish.
 */
const work = Effect.fnUntraced(function*(job: Job, task: Task) {
  const transcriber = yield* Transcriber
  const folder = yield* WorkFolder
  const engine = yield* transcriber.choose(task.options.language)
  const { language, speakers } = task.options
  const hotwords = yield* hotwordsOf(task)
  const options = { language, hotwords, account: job.account, recording: task.id, priority: job.priority }
  yield* Effect.forkChild(engine.prepare(options))
  yield* folder.clear(job)
  const path = yield* folder.path(job, "audio.raw")
  const report = yield* preparingAnalysis(task, yield* progressOf(job, task.source))
  const decoded = yield* Deferred.make<Normalised>()
  const planned = yield* Deferred.make<Work>()
  const begun = yield* Deferred.make<boolean>()
  const recognised = Effect.gen(function*() {
    const recognising = { job, pathOf: () => path, engine, options, report, begun }
    const plan = yield* planRecognition({ task, engine, path, decoded: Deferred.await(decoded), planned })
    yield* recogniseChunks(recognising, "recognising", plan)
    yield* retryGaps(recognising)
    yield* report("diarizing", 0)
  })
  const examined = Effect.gen(function*() {
    // Not before the first text is ready, since the user may be waiting for it.
    if (yield* Deferred.await(begun)) yield* measureFirstText(task)
    const found = yield* Deferred.await(planned)
    const normalised = yield* Deferred.await(decoded)
    const usesEngine = usesEngineTurns(engine, found, speakers)
    const given = yield* givenTurns(task)
    const diarized = given ?? (yield* diarize(normalised.audio, speechOf(found), speakers, usesEngine))
    return {
      diarized: usesEngine && given === null ? null : diarized,
      secondLook: yield* lookAgain(normalised, heardIn(found)),
    }
  })
  const prepared = prepareRecording({ job, task, target: path, report, decoded })
  const [{ diarized, secondLook }] = yield* Effect.all([examined, recognised, prepared], { concurrency: "unbounded" })
  yield* report("assembling", 0)
  const done = yield* finishTranscription({ job, engine, diarized, secondLook })
  const events = yield* TaskEvents
  yield* events.publish({ taskId: done.id, owner: done.ownerId, kind: "status" })
})

const sweep = Effect.fnUntraced(function*(job: Job) {
  const folder = yield* WorkFolder
  yield* folder.clear(job)
})
