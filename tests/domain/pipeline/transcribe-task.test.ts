import { UserStore } from "#domain/account/user-store.port.ts"
import type { Job } from "#domain/job/job.ts"
import { WorkFolder } from "#domain/job/work-folder.port.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { noWork } from "#domain/task/task-work.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileFolder } from "../../support/a-folder.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { memoryPorts } from "../../support/memory-ports.ts"
import { brokenChunk, type Script, scriptedSpeech } from "../../support/pipeline/scripted-speech.ts"
import { announced, listening } from "../../support/webhook/announced.ts"

const id = taskId(7)
const job: Job = { kind: "transcribe", taskId: id, attempt: 1, account: ada, priority: false }
const folder = fileFolder()
const address = Layer.succeed(PublicAddress, { url: "http://127.0.0.1:8420" })

/** Two stretches of speech of nine seconds, three minutes long. */
const usual: Script = {
  duration: 180_000,
  speech: [{ begin: 1000, end: 10_000 }, { begin: 100_000, end: 109_000 }],
  hear: ({ begin }) =>
    Effect.succeed([0, 1, 2, 3, 4, 5, 6].map((at) => `word${at}@${begin + 150 + at * 1300}`).join(" ")),
}

/** Runs a test on a started task of Ada's whose recording is stored. */
const scene = <A, E, R>(
  script: Script,
  test: (asked: ReadonlyArray<{ readonly begin: number }>) => Effect.Effect<A, E, R>,
) => {
  const { layer, asked } = scriptedSpeech(script)
  const prepare = Effect.gen(function*() {
    const users = yield* UserStore
    const tasks = yield* TaskStore
    const blobs = yield* BlobStore
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "source"), "sound")
    const part = {
      key: "task/7/source/0",
      fileName: "a.wav",
      fileSize: 5,
      mediaType: "audio/wav",
      duration: 180,
      offset: null,
    }
    yield* users.insert(aUser())
    yield* tasks.insert(
      aTask({
        id,
        parts: [part],
        transcription: { _tag: "NotStarted" },
        work: noWork,
        minutes: 3,
        duration: 180,
        transcribedAt: null,
        engine: null,
        coverage: null,
      }),
    )
    yield* blobs.moveIn("task/7/source/0", join(folder, "source"))
    yield* beginTranscription(id)
  })
  return Effect.andThen(prepare, test(asked)).pipe(Effect.provide([memoryPorts, address, layer]), Effect.scoped)
}

const spent = Effect.gen(function*() {
  const ledger = yield* MinuteLedger
  return -(yield* ledger.ofAttempt(id, 1)).reduce((sum, { minutes }) => sum + minutes, 0)
})

const found = Effect.gen(function*() {
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const task = yield* tasks.get(id)
  return { task, transcript: yield* transcripts.get(id) }
})

describe("pipeline.transcribeTask", () => {
  it.effect("stores the transcript and its coverage, charges the minutes and starts the analysis", () =>
    scene(usual, () =>
      Effect.gen(function*() {
        yield* listening
        yield* transcribeTask(job)
        assert.deepStrictEqual(yield* announced, [{ type: "task.completed", taskId: id }])
        const { task, transcript } = yield* found
        assert.strictEqual(task.transcription._tag, "Completed")
        assert.strictEqual(task.analysis._tag, "Waiting")
        assert.deepInclude(task, { engine: "scripted", language: "en", duration: 180 })
        assert.deepInclude(task.coverage, { ratio: 1, gaps: [] })
        assert.strictEqual(transcript.segments.length, 2)
        assert.strictEqual(yield* spent, 3)
        const works = yield* WorkStore
        assert.isNull(yield* works.get(id))
      })))

  it.effect("retries a gap that one failed chunk left", () =>
    scene({
      ...usual,
      hear: (chunk, time) => chunk.begin === 99_850 ? Effect.fail(brokenChunk) : usual.hear(chunk, time),
    }, () =>
      Effect.gen(function*() {
        yield* transcribeTask(job)
        const { task } = yield* found
        assert.deepInclude(task.coverage, { ratio: 1, gaps: [] })
        assert.strictEqual(yield* spent, 3)
      })))

  it.effect("lists a remaining gap with its reason, and does not charge for it", () =>
    scene({
      ...usual,
      duration: 120_500,
      hear: (chunk) => chunk.begin > 50_000 ? Effect.fail(brokenChunk) : usual.hear(chunk, 1),
    }, () =>
      Effect.gen(function*() {
        yield* transcribeTask(job)
        const { task } = yield* found
        assert.strictEqual(task.transcription._tag, "Completed")
        assert.deepStrictEqual(task.coverage?.gaps, [{ begin: 100_000, end: 109_000, reason: "remote-error" }])
        // 120.5 s minus a gap of 9 s is two minutes, not three.
        assert.strictEqual(yield* spent, 2)
      })))

  it.effect("fails as a whole when no chunk can be recognised, and returns the minutes", () =>
    scene({ ...usual, hear: () => Effect.fail(brokenChunk) }, () =>
      Effect.gen(function*() {
        yield* transcribeTask(job)
        const { task } = yield* found
        assert.deepInclude(task.transcription, { _tag: "Failed" })
        assert.strictEqual(
          task.transcription._tag === "Failed" && task.transcription.failure.code,
          "NothingTranscribed",
        )
        assert.strictEqual(yield* spent, 0)
      })))

  it.effect("reports that a silent recording has no speech", () =>
    scene({ ...usual, speech: [] }, () =>
      Effect.gen(function*() {
        yield* listening
        yield* transcribeTask(job)
        const { task } = yield* found
        assert.deepStrictEqual(yield* announced, [{ type: "task.failed", taskId: id, reason: "NoSpeech" }])
        assert.strictEqual(task.transcription._tag === "Failed" && task.transcription.failure.code, "NoSpeech")
        assert.strictEqual(yield* spent, 0)
      })))

  it.effect("resumes at the next chunk after a worker was lost, and ends with the complete text", () =>
    Effect.gen(function*() {
      const undisturbed = yield* scene(usual, () => Effect.andThen(transcribeTask(job), found))
      yield* scene({
        ...usual,
        hear: (chunk, time) => chunk.begin > 50_000 && time === 1 ? Effect.never : usual.hear(chunk, time),
      }, (asked) =>
        Effect.gen(function*() {
          const worker = yield* Effect.forkChild(transcribeTask(job))
          yield* firstChunkDone
          yield* Effect.repeat(Effect.yieldNow, { until: () => asked.length === 2 })
          yield* Fiber.interrupt(worker)
          yield* transcribeTask(job)
          const { transcript } = yield* found
          assert.deepStrictEqual(transcript, undisturbed.transcript)
          assert.strictEqual(asked.filter(({ begin }) => begin < 50_000).length, 1)
          assert.strictEqual(yield* spent, 3)
        }))
    }))

  it.effect("stops at once when the task is cancelled, without a charge", () =>
    Effect.gen(function*() {
      const listening = yield* Deferred.make<void>()
      yield* scene({ ...usual, hear: () => Effect.andThen(Deferred.succeed(listening, undefined), Effect.never) }, () =>
        Effect.gen(function*() {
          const worker = yield* Effect.forkChild(transcribeTask(job))
          yield* Deferred.await(listening)
          yield* Effect.provide(cancelTask.run({ taskId: id }), asAda)
          yield* Fiber.join(worker)
          const { task } = yield* found
          assert.strictEqual(task.transcription._tag === "Failed" && task.transcription.failure.code, "TaskCancelled")
          assert.strictEqual(yield* spent, 0)
        }))
    }))

  it.effect("does nothing for work that is over", () =>
    scene(usual, (asked) =>
      Effect.gen(function*() {
        yield* transcribeTask(job)
        const before = asked.length
        yield* transcribeTask(job)
        yield* transcribeTask({ ...job, attempt: 2 })
        assert.strictEqual(asked.length, before)
        assert.strictEqual(yield* spent, 3)
      })))

  it.effect("removes the files of a worker that was killed after its last step", () =>
    scene(usual, () =>
      Effect.gen(function*() {
        yield* transcribeTask(job)
        const work = yield* WorkFolder
        const left = yield* work.path(job, "audio.raw")
        yield* Effect.sync(() => writeFileSync(left, "sound"))
        yield* transcribeTask(job)
        assert.isFalse(yield* work.exists(left))
      })))

  it.effect("charges the real duration if the file lied about it, and refuses more than the plan allows", () =>
    Effect.gen(function*() {
      yield* scene({ ...usual, duration: 400_000 }, () =>
        Effect.gen(function*() {
          yield* transcribeTask(job)
          assert.strictEqual(yield* spent, 7)
        }))
      yield* scene({ ...usual, duration: 8_000_000 }, () =>
        Effect.gen(function*() {
          yield* transcribeTask(job)
          const { task } = yield* found
          assert.strictEqual(task.transcription._tag === "Failed" && task.transcription.failure.code, "IntakeRefused")
          assert.strictEqual(yield* spent, 0)
        }))
    }))
})

const firstChunkDone = Effect.gen(function*() {
  const works = yield* WorkStore
  const isDone = Effect.map(works.get(id), (work) => work?.chunks[0]?.state === "done")
  yield* Effect.repeat(Effect.andThen(Effect.yieldNow, isDone), { until: (done) => done })
})
