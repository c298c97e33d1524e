import { fairSlots } from "#adapters/engines/speech/transcribers/shared-engine.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import type { RecognitionOptions } from "#domain/recognition/transcriber.port.ts"
import { Effect, type Scope } from "effect"
import type { ModelFiles } from "./model-family.ts"
import { type ChunkResult, type TimedOut, type WorkerDied, workerProcess } from "./worker-process.ts"

export interface WorkerOptions {
  /** Processes, each with the model in memory; 1 by default. */
  readonly processes?: number
  /** Threads per process; 2 by default. */
  readonly threads?: number
  /** Milliseconds for one chunk, loading included; three minutes by default. */
  readonly timeLimit?: number
  /** Idle milliseconds after which a process is closed; five minutes by default. */
  readonly idleTime?: number
}

/** Recognises samples, 16-bit at 16 kHz, when it is their account's turn. */
export type HearSamples = (samples: Buffer, asked: RecognitionOptions) => Effect.Effect<ChunkResult, ChunkFailed>

/** Processes with a model from `folder`, whose files may be elsewhere. They end with the scope. */
export const recogniserWorkers = Effect.fnUntraced(function*(
  folder: string,
  model: ModelFiles,
  { processes = 1, threads = 2, timeLimit = 180_000, idleTime }: WorkerOptions,
): Effect.fn.Return<HearSamples, never, Scope.Scope> {
  const reads = [folder, ...Object.values(model.files).filter((file) => file.startsWith("/"))]
  const workers = Array.from({ length: processes }, () => workerProcess(reads, idleTime))
  yield* Effect.addFinalizer(() => Effect.sync(() => workers.forEach((worker) => worker.stop())))
  const inTurn = fairSlots(processes)
  const idle = [...workers]
  return (samples, asked) => {
    const request = { folder, ...model, threads, language: asked.language, sound: samples }
    return Effect.acquireUseRelease(
      Effect.sync(() => idle.pop() ?? workerProcess(reads, idleTime)),
      (worker) => worker.ask(request, timeLimit),
      (worker) => Effect.sync(() => idle.push(worker)),
    ).pipe((work) => inTurn(asked, work), Effect.mapError(chunkFailed))
  }
})

const chunkFailed = (failure: WorkerDied | TimedOut): ChunkFailed =>
  failure._tag === "TimedOut"
    ? new ChunkFailed({ reason: "timed-out", detail: "the recogniser took too long", retry: true })
    : new ChunkFailed({
      reason: "engine-died",
      detail: failure.loaded ? "the recogniser died while working" : `the model could not be loaded: ${failure.detail}`,
      retry: failure.loaded,
    })
