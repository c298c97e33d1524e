import * as EmbeddedAnalyst from "#adapters/embedded-analyst/analyst.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { JobKind } from "#domain/job/job.ts"
import { workOnJobs } from "#domain/pipeline/jobs/work-on-jobs.ts"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { hearing, startedAtNoon, usualSpeech } from "../../support/pipeline/a-recording.ts"

it.effect("every kind of job has a worker, and only text jobs run in parallel", () =>
  startedAtNoon(hearing(usualSpeech, () =>
    Effect.gen(function*() {
      const started = new Map<JobKind, number>()
      const queue = yield* JobQueue
      const recording = JobQueue.of({
        ...queue,
        work: (kind, parallel) => Effect.andThen(Effect.sync(() => started.set(kind, parallel)), Effect.never),
      })
      const working = yield* Effect.forkChild(Effect.provideService(workOnJobs(3), JobQueue, recording))
      while (started.size < JobKind.literals.length) yield* Effect.yieldNow
      assert.deepStrictEqual(Object.fromEntries(started), { transcribe: 3, analyse: 3, playback: 1 })
      assert.isUndefined(working.pollUnsafe())
    }))).pipe(Effect.provide(EmbeddedAnalyst.layer)))
