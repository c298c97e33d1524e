import { Deferred, Effect, Ref, Stream } from "effect"
import type { Job } from "../../job/job.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Engine, Recognition, RecognitionOptions } from "../../transcript/transcriber.port.ts"
import { WorkStore } from "../../transcript/work-store.port.ts"
import type { ChunkResult, ChunkWork } from "../../transcript/work.ts"
import type { Report } from "./report-progress.ts"

export interface Recognising {
  readonly job: Job
  readonly path: string
  readonly engine: Engine
  readonly options: RecognitionOptions
  readonly report: Report
  /** Completes with the first recognised chunk, or when none is left. */
  readonly begun: Deferred.Deferred<void>
}

interface Chunks<E, R> {
  readonly chunks: Stream.Stream<ChunkWork, E, R>
  /** How much of the step is done when so many chunks are. */
  readonly fractionOf: (done: number) => Effect.Effect<number>
}

/** Recognises chunks that are not done yet, several at a time. Each result is stored as soon as it is there. */
export const recogniseChunks = Effect.fnUntraced(function*<E, R>(
  { job, path, engine, options, report, begun }: Recognising,
  step: "recognising" | "retrying-gaps",
  { chunks, fractionOf }: Chunks<E, R>,
) {
  const store = yield* WorkStore
  const events = yield* TaskEvents
  const done = yield* Ref.make(0)
  const countDone = Effect.gen(function*() {
    const count = yield* Ref.updateAndGet(done, (before) => before + 1)
    yield* report(step, yield* fractionOf(count))
  })
  const recognise = Effect.fnUntraced(function*({ index, begin, end, speech }: ChunkWork) {
    yield* engine.recognise({ audio: { path }, begin, end, speech }, options).pipe(
      Effect.flatMap((recognition) => store.finish(job.taskId, index, resultOf(recognition))),
      // A failed chunk leaves a gap, which is retried or listed; the others go on.
      Effect.catch(({ reason }) => store.fail(job.taskId, index, reason)),
    )
    yield* Deferred.succeed(begun, undefined)
    yield* countDone
    yield* events.publish({ taskId: job.taskId, owner: job.account, kind: "segments" })
  })
  yield* chunks.pipe(
    Stream.zipWithIndex,
    Stream.tap(([, nth]) => nth === 0 ? report(step, 0) : Effect.void),
    Stream.mapEffect(([chunk]) => chunk.state === "done" ? countDone : recognise(chunk), {
      concurrency: engine.capabilities.parallel,
      unordered: true,
    }),
    Stream.runDrain,
  )
  yield* Deferred.succeed(begun, undefined)
})

const resultOf = ({ words, sentences, turns, language }: Recognition): ChunkResult => ({
  words,
  sentences: sentences ?? null,
  turns: turns ?? null,
  language,
})
