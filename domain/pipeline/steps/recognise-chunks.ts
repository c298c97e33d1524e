import { Deferred, Effect, Ref } from "effect"
import type { Job } from "../../job/job.ts"
import type { Audio } from "../../media/audio.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import type { Engine, Recognition, RecognitionOptions } from "../../transcript/transcriber.port.ts"
import { WorkStore } from "../../transcript/work-store.port.ts"
import type { ChunkResult, ChunkWork } from "../../transcript/work.ts"
import { reportProgress } from "./report-progress.ts"

export interface Recognising {
  readonly job: Job
  readonly audio: Audio
  readonly engine: Engine
  readonly options: RecognitionOptions
  /** Completes with the first recognised chunk, or when none is left. */
  readonly begun: Deferred.Deferred<void>
}

/** Recognises chunks that are not done yet, several at a time. Each result is stored as soon as it is there. */
export const recogniseChunks = Effect.fnUntraced(function*(
  { job, audio, engine, options, begun }: Recognising,
  step: "recognising" | "retrying-gaps",
  chunks: ReadonlyArray<ChunkWork>,
) {
  const store = yield* WorkStore
  const events = yield* TaskEvents
  const pending = chunks.filter(({ state }) => state !== "done")
  const done = yield* Ref.make(chunks.length - pending.length)
  yield* reportProgress(job, step, (yield* Ref.get(done)) / Math.max(1, chunks.length))
  const one = Effect.fnUntraced(function*({ index, begin, end }: ChunkWork) {
    yield* engine.recognise({ audio, begin, end }, options).pipe(
      Effect.flatMap((recognition) => store.finish(job.taskId, index, resultOf(recognition))),
      // A failed chunk leaves a gap, which is retried or listed; the others go on.
      Effect.catch(({ reason }) => store.fail(job.taskId, index, reason)),
    )
    yield* Deferred.succeed(begun, undefined)
    const count = yield* Ref.updateAndGet(done, (before) => before + 1)
    const { ownerId } = yield* reportProgress(job, step, count / chunks.length)
    yield* events.publish({ taskId: job.taskId, owner: ownerId, kind: "segments" })
  })
  yield* Effect.forEach(pending, one, { concurrency: engine.capabilities.parallel, discard: true })
  yield* Deferred.succeed(begun, undefined)
})

const resultOf = ({ words, sentences, turns, language }: Recognition): ChunkResult => ({
  words,
  sentences: sentences ?? null,
  turns: turns ?? null,
  language,
})
