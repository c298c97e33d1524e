import { Deferred, Effect, Ref, Result, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { ChunkCache } from "../../recognition/chunk-cache.port.ts"
import type { ChunkFailed } from "../../recognition/errors.ts"
import type { Engine, Recognition, RecognitionOptions } from "../../recognition/transcriber.port.ts"
import { WorkStore } from "../../recognition/work-store.port.ts"
import type { ChunkResult, ChunkWork } from "../../recognition/work.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Report } from "./report-progress.ts"

export interface Recognising {
  readonly job: Job
  /** The raw file that a chunk is in: the same for all, but in a meeting. */
  readonly pathOf: (chunk: ChunkWork) => string
  readonly engine: Engine
  readonly options: RecognitionOptions
  readonly report: Report
  /** Completes with the first chunk that is done, and whether there is text; or, without, when none is left. */
  readonly begun: Deferred.Deferred<boolean>
}

interface Recognised {
  readonly chunk: ChunkWork
  /** Null for a chunk that was already done. */
  readonly recognised: Result.Result<Recognition, ChunkFailed> | null
}

interface Chunks<E, R> {
  readonly chunks: Stream.Stream<ChunkWork, E, R>
  /** How much of the step is done once this many chunks are. */
  readonly fractionOf: (done: number) => Effect.Effect<number>
}

/** Recognises the chunks that are not done yet, several at a time. Each result is stored as soon as it is available. */
export const recogniseChunks = Effect.fnUntraced(function*<E, R>(
  { job, pathOf, engine, options, report, begun }: Recognising,
  step: "recognising" | "retrying-gaps",
  { chunks, fractionOf }: Chunks<E, R>,
) {
  const store = yield* WorkStore
  const events = yield* TaskEvents
  const heard = yield* ChunkCache
  const done = yield* Ref.make(0)
  const heardBefore = yield* Ref.make(0)
  const countDone = Effect.gen(function*() {
    const count = yield* Ref.updateAndGet(done, (before) => before + 1)
    yield* report(step, yield* fractionOf(count))
  })
  const recognise = Effect.fnUntraced(function*(chunk: ChunkWork) {
    if (chunk.state === "done") return { chunk, recognised: null }
    const { begin, end, speech } = chunk
    const part = { audio: { path: pathOf(chunk) }, begin, end, speech }
    const known = yield* heard.find(part, { engine, ...options })
    if (known !== null) yield* Ref.update(heardBefore, (count) => count + 1)
    return {
      chunk,
      recognised: known === null ? yield* Effect.result(engine.recognise(part, options)) : Result.succeed(known),
    }
  })
  const keep = Effect.fnUntraced(function*({ chunk: { index }, recognised }: Recognised) {
    if (recognised === null) return yield* countDone
    // A failed chunk leaves a gap, which is retried or listed; the others go on.
    yield* Result.match(recognised, {
      onSuccess: (recognition) => store.finish(job.taskId, index, resultOf(recognition)),
      onFailure: ({ reason }) => store.fail(job.taskId, index, reason),
    })
    yield* Deferred.succeed(begun, Result.isSuccess(recognised) && recognised.success.words.length > 0)
    yield* countDone
    yield* events.publish({ taskId: job.taskId, owner: job.account, kind: "segments" })
  })
  const concurrency = engine.capabilities.parallel
  yield* chunks.pipe(
    Stream.zipWithIndex,
    Stream.tap(([, nth]) => nth === 0 ? report(step, 0) : Effect.void),
    Stream.mapEffect(([chunk]) => recognise(chunk), { concurrency, unordered: true }),
    // Results wait here for the database, so that the engine need not.
    Stream.buffer({ capacity: 2 * concurrency }),
    Stream.mapEffect(keep, { concurrency, unordered: true }),
    Stream.runDrain,
  )
  yield* Deferred.succeed(begun, false)
  const before = yield* Ref.get(heardBefore)
  if (before > 0) {
    yield* Effect.logInfo("Part of a recording was recognised while it arrived", { task: job.taskId, chunks: before })
  }
})

const resultOf = ({ words, sentences, turns, language }: Recognition): ChunkResult => ({
  words,
  sentences: sentences ?? null,
  turns: turns ?? null,
  language,
})
