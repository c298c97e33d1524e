import type { WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import { makeWorkerPool } from "#adapters/system/child-process/worker-pool.ts"
import { Draft } from "#domain/analysis/analysis.ts"
import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { AnalystFailed } from "#domain/analysis/errors.ts"
import { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { type Cause, Effect, Fiber, Layer, Queue, Schema, Semaphore, Struct } from "effect"
import { availableParallelism, constants } from "node:os"
import { sampleIn } from "./sample.ts"

/** Leaves one processor free for everything else. */
const processes = Math.max(1, availableParallelism() - 1)
const limits = { size: processes, idleTime: 60_000, memoryLimit: 1024, priority: constants.priority.PRIORITY_LOW }
type Report = (step: AnalysisProgress) => Effect.Effect<void>

const afterwards = ["generating mind map", "creating canvas", "high-quality mind map", "finalizing"] as const

/** Works without a language model: selects, orders and labels sentences of the transcript, in processes of its own. */
const make = Effect.fnUntraced(function*(timeLimit: number) {
  const pool = yield* makeWorkerPool({ file: new URL("./analyse-worker.ts", import.meta.url), timeLimit, ...limits })
  const scope = yield* Effect.scope
  const preparing = Semaphore.makeUnsafe(1)
  return Analyst.of({
    name: "embedded",
    writesOnlySpoken: true,
    prepare: (language) =>
      pool.ask({ request: sampleIn(language ?? "en"), answer: Schema.toType(Draft), onReport: () => undefined }).pipe(
        Effect.catch(({ detail }) => Effect.logWarning("could not prepare for an analysis", { detail })),
        preparing.withPermitsIfAvailable(1),
        Effect.forkIn(scope),
        Effect.asVoid,
      ),
    analyse: Effect.fn("Analyst.analyse")(function*(asked: AnalysisRequest, report: Report) {
      yield* report("initializing")
      const steps = yield* Queue.unbounded<AnalysisProgress, Cause.Done>()
      const reporting = yield* Effect.forkChild(
        Effect.forever(Effect.flatMap(Queue.take(steps), report)).pipe(Effect.ignore),
      )
      const draft = yield* pool.ask({
        // What could keep the parts of it does not reach another process.
        request: Struct.omit(asked, ["parts"]),
        answer: Schema.toType(Draft),
        onReport: (step) => void Queue.offerUnsafe(steps, Schema.decodeUnknownSync(AnalysisProgress)(step)),
      }).pipe(
        // A process may be killed for outside reasons; a transcript that kills it twice is given up on.
        Effect.retry({ times: 1, while: ({ reason }) => reason === "died" }),
        Effect.catch(refused),
      )
      yield* Queue.end(steps)
      yield* Fiber.join(reporting)
      yield* Effect.forEach(afterwards, (step) => report(step), { discard: true })
      return draft
    }),
  })
})

/** With this many milliseconds for each analysis. */
export const layerWithin = (timeLimit: number): Layer.Layer<Analyst> => Layer.effect(Analyst, make(timeLimit))

export const layer = layerWithin(300_000)

/** Whatever the worker threw is a defect of ours. */
const refused = (failure: WorkerFailed): Effect.Effect<never, AnalystFailed> => {
  const { reason, detail } = failure
  if (reason === "timed-out") return Effect.fail(new AnalystFailed({ reason, detail }))
  return reason === "died" ? Effect.fail(new AnalystFailed({ reason: "engine-died", detail })) : Effect.die(failure)
}
