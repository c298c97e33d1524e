import type { Lane } from "#domain/job/job.ts"
import { jobSeconds } from "#domain/kernel/metrics.ts"
import { spanOf } from "#domain/kernel/trace-context.ts"
import { Cause, Clock, Effect, Exit, Metric } from "effect"

const textIn = (data: object, key: string): string | null => {
  const value: unknown = Reflect.get(data, key)
  return typeof value === "string" ? value : null
}

/**
 * One run of a job, measured, and in the trace of the request or the job that asked for it: `trace` travels beside what the domain
 * knows of a job. When it runs again, that is another span of the same trace.
 */
export const observed =
  (lane: Lane, data: object) => <E, R>(run: Effect.Effect<void, E, R>): Effect.Effect<void, E, R> => {
    const above = spanOf(textIn(data, "trace"))
    const subject = textIn(data, "taskId") ?? textIn(data, "conversionId") ?? textIn(data, "deliveryId")
    return Effect.gen(function*() {
      const began = yield* Clock.currentTimeMillis
      return yield* Effect.onExit(run, (exit) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Metric.update(
            Metric.withAttributes(jobSeconds, { lane, result: resultOf(exit) }),
            (now - began) / 1000,
          )))
    }).pipe(Effect.withSpan(`job ${lane}`, {
      kind: "consumer",
      attributes: { "parley.lane": lane, ...subject !== null && { "parley.task": subject } },
      ...above === null ? { root: true } : { parent: above },
    }))
  }

const resultOf = (exit: Exit.Exit<void, unknown>): "done" | "failed" | "interrupted" =>
  Exit.isSuccess(exit) ? "done" : Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "failed"
