import { DateTime, Deferred, Effect, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { margin } from "../../recognition/coverage-gaps.ts"
import { type Engine, Transcriber } from "../../recognition/transcriber.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import { advanceRetranscription, runsRetranscription, withRetranscription } from "../../task/retranscribing.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { partsOf, piecesOf, planOfSpan } from "../../transcript/span-plan.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { failRetranscription } from "../steps/fail-job.ts"
import { finishRetranscription } from "../steps/finish-retranscription.ts"
import { localParts } from "../steps/local-parts.ts"
import { recogniseChunks } from "../steps/recognise-chunks.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/** The share of the work that is decoding, measured on ten minutes of an hour. */
const decodingShare = 0.15

/**
 * Transcribes a span of a finished recording again. Workers call it at least once per job: it resumes where an earlier run
 * stopped, and does nothing if the work is over.
 */
export const retranscribeSpan = Effect.fn("pipeline.retranscribeSpan")(function*(job: Job) {
  const tasks = yield* TaskStore
  const folder = yield* WorkFolder
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (task === null || !runsRetranscription(task, job.attempt)) return yield* folder.clear(job)
  yield* Effect.scoped(work(job, task)).pipe(
    Effect.raceFirst(untilStopped(job)),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) => failRetranscription(job, cause)),
    Effect.ensuring(folder.clear(job)),
  )
})

const work = Effect.fnUntraced(function*(job: Job, task: Task) {
  const { retranscription: wanted } = task
  if (wanted === null) return
  const media = yield* MediaTool
  const transcriber = yield* Transcriber
  const folder = yield* WorkFolder
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const report = yield* reporting(job)
  yield* tasks.modify(task.id, (current) => withRetranscription(current, job.attempt, { _tag: "Running" }))
  yield* report(0)
  const { language, hotwords } = wanted
  const engine = yield* wanted.engine === null ? transcriber.choose(language) : transcriber.withId(wanted.engine)
  const options = { language, hotwords, account: job.account, recording: task.id, priority: job.priority }
  yield* Effect.forkChild(engine.prepare(options))
  const path = yield* folder.path(job, "audio.raw")
  const files = yield* localParts(task)
  // A failed report does not stop decoding: `untilStopped` interrupts a cancelled task.
  const { audio, offsets } = yield* media.normalise(
    files,
    path,
    (done) => Effect.ignore(report(done * decodingShare)),
  )
  const chunks = yield* planned(job, task, engine, { duration: audio.duration, offsets, chunkCount: 0 })
  const begun = yield* Deferred.make<boolean>()
  const onStep = (_: unknown, within: number) => report(decodingShare + within * (0.95 - decodingShare))
  yield* recogniseChunks({ job, pathOf: () => path, engine, options, report: onStep, begun }, "retrying-gaps", {
    chunks: Stream.fromIterable(chunks),
    fractionOf: (done) => Effect.succeed(done / chunks.length),
  })
  const done = yield* finishRetranscription(job, engine)
  yield* events.publish({ taskId: done.id, owner: done.ownerId, kind: "segments" })
  yield* events.publish({ taskId: done.id, owner: done.ownerId, kind: "status" })
})

/** The chunks of the span, planned now or by an earlier run of the same attempt. None is of a first pass. */
const planned = Effect.fnUntraced(function*(
  job: Job,
  { id, retranscription }: Task,
  { name, capabilities: { maxChunk, preferredChunk } }: Engine,
  whole: { readonly duration: number; readonly offsets: ReadonlyArray<number>; readonly chunkCount: number },
) {
  const store = yield* WorkStore
  const transcripts = yield* TranscriptStore
  const plan = planOfSpan(name, job.attempt)
  const known = yield* store.get(id)
  if (known !== null && known.plan.engine === plan && known.plan.whole !== null) return known.chunks
  if (retranscription === null) return []
  const { segments } = yield* transcripts.range(id, { from: retranscription.begin, to: retranscription.end })
  const max = Math.max(1, maxChunk - 2 * margin)
  const pieces = piecesOf(partsOf(retranscription, segments), segments, {
    preferred: Math.min(preferredChunk, max),
    max,
  })
  yield* store.plan(id, plan)
  const chunks = yield* store.extend(
    id,
    pieces.map((span) => ({
      begin: Math.max(0, span.begin - margin),
      end: Math.min(whole.duration, span.end + margin),
      speech: [span],
    })),
  )
  yield* store.complete(id, whole)
  return chunks
})

const reporting = Effect.fnUntraced(function*({ taskId, attempt, account: owner }: Job) {
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  return Effect.fnUntraced(function*(fraction: number) {
    const now = yield* DateTime.now
    yield* tasks.report(taskId, (task) => advanceRetranscription(task, attempt, fraction, now))
    yield* events.publish({ taskId, owner, kind: "progress" })
  })
})
