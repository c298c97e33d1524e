import * as EmbeddedAnalyst from "#adapters/engines/language/embedded-analyst/analyst.ts"
import { JobQueue } from "#domain/job/job-queue.port.ts"
import { Lane } from "#domain/job/job.ts"
import { workOnJobs } from "#domain/pipeline/jobs/work-on-jobs.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { setImmediate } from "node:timers/promises"
import { taskId } from "../../support/a-task.ts"
import { aRecording, hearing, recordingId, startedAtNoon, usualSpeech } from "../../support/pipeline/a-recording.ts"

/** Lets files be read as well: a loop that only yields to other fibers may keep the thread for itself. */
const turn = Effect.promise(() => setImmediate())

it.effect("every kind of job has a worker, and only text jobs run in parallel", () =>
  startedAtNoon(hearing(usualSpeech, () =>
    Effect.gen(function*() {
      const started = new Map<Lane, number>()
      const queue = yield* JobQueue
      const recording = JobQueue.of({
        ...queue,
        work: (kind, parallel) => Effect.andThen(Effect.sync(() => started.set(kind, parallel)), Effect.never),
      })
      const working = yield* Effect.forkChild(Effect.provideService(workOnJobs(3), JobQueue, recording))
      while (started.size < Lane.literals.length) yield* turn
      assert.deepStrictEqual(Object.fromEntries(started), {
        attend: 2,
        fetch: 4,
        transcribe: 3,
        "short-transcribe": 4,
        analyse: 3,
        playback: 1,
        retranscribe: 3,
        translate: 3,
        embed: 1,
        deliver: 16,
        voices: 1,
        convert: 1,
      })
      assert.isUndefined(working.pollUnsafe())
    }))).pipe(Effect.provide(EmbeddedAnalyst.layer)))

it.effect("a short recording does not wait for the end of a long one", () =>
  startedAtNoon(
    hearing({ ...usualSpeech, hear: (chunk) => chunk.begin < 50_000 ? usualSpeech.hear(chunk, 1) : Effect.never }, () =>
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const working = yield* Effect.forkChild(workOnJobs(1))
        const isLongBegun = Effect.map(tasks.get(recordingId), ({ transcription }) =>
          transcription._tag === "Running")
        yield* Effect.repeat(Effect.andThen(turn, isLongBegun), { until: (is) => is })
        const part = aRecording().parts[0] ?? assert.fail("no part")
        const short = aRecording({ id: taskId(8), parts: [{ ...part, duration: 2 }] })
        yield* tasks.insert(short)
        yield* beginTranscription(short.id)
        const begun = Effect.map(tasks.get(short.id), ({ work }) => work.transcription !== null)
        yield* Effect.repeat(Effect.andThen(turn, begun), { until: (is) => is })
        assert.strictEqual((yield* tasks.get(recordingId)).transcription._tag, "Running")
        yield* Fiber.interrupt(working)
      })),
  ).pipe(Effect.provide(EmbeddedAnalyst.layer)))
