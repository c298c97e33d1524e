import { WorkFolder } from "#domain/job/work-folder.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { isStored } from "#domain/media/shared/is-stored.ts"
import { preparePlayback } from "#domain/pipeline/jobs/prepare-playback.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { waveformKey } from "#domain/playback/shared/stored-waveform.ts"
import { findPlayback } from "#domain/playback/steps/find-playback.ts"
import type { Part } from "#domain/task/source.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { writeFileSync } from "node:fs"
import { refusal } from "../../support/a-scene.ts"
import { asAda, at, aWork } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import {
  aRecording,
  hearing,
  jobOf,
  recordingId,
  startedAtNoon,
  usualSpeech,
} from "../../support/pipeline/a-recording.ts"
import { brokenChunk } from "../../support/pipeline/scripted-speech.ts"

const job = jobOf(1, { kind: "playback" })
const since = at("2026-11-20T11:00:00.000Z")
const finished = { transcription: { _tag: "Completed", at: since }, work: aWork() } as const

const now = Effect.flatMap(TaskStore, (tasks) => tasks.get(recordingId))
const found = Effect.flatMap(now, findPlayback)
const wanted = Effect.map(jobs, (all) => all.map(({ kind }) => kind))

const source = `task/${recordingId}/source/0`

const aPart = (nth: number): Part => ({
  key: `task/${recordingId}/source/${nth}`,
  fileName: `${nth}.wav`,
  fileSize: 5,
  mediaType: "audio/wav",
  duration: 90,
  offset: null,
})

const merged = { isMerged: true, parts: [aPart(0), aPart(1)] }

const ofTwo = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  startedAtNoon(
    Effect.gen(function*() {
      const blobs = yield* BlobStore
      const tasks = yield* TaskStore
      yield* blobs.put(`task/${recordingId}/source/1`, Uint8Array.of(1))
      assert.lengthOf((yield* tasks.get(recordingId)).parts, 2)
      return yield* test
    }),
    aUser(),
    aRecording(merged),
  )

describe("pipeline.preparePlayback", () => {
  it.effect("is requested when the transcript is done, and uses a single file as it is", () =>
    startedAtNoon(hearing(usualSpeech, () =>
      Effect.gen(function*() {
        assert.deepInclude(yield* found, { key: source, isWhole: true, isReady: false, duration: 180 })
        assert.deepStrictEqual(yield* wanted, ["transcribe"])
        yield* transcribeTask(jobOf(1))
        assert.includeMembers(yield* wanted, ["playback"])
        yield* preparePlayback(job)
        const { playback, updatedAt } = yield* now
        assert.deepInclude(playback, { _tag: "Ready", key: source, mediaType: "audio/mp4" })
        assert.deepInclude(yield* found, { key: source, isWhole: true, isReady: true, duration: 180 })
        yield* preparePlayback(job)
        assert.deepStrictEqual((yield* now).updatedAt, updatedAt)
      }))))

  it.effect("joins the files of a merged task, once, and leaves nothing in the working folder", () =>
    ofTwo(hearing(usualSpeech, () =>
      Effect.gen(function*() {
        const folder = yield* WorkFolder
        const key = `task/${recordingId}/playback.m4a`
        assert.deepInclude(yield* found, { key: source, isWhole: false, isReady: false, duration: 90 })
        yield* preparePlayback(job)
        assert.deepInclude(yield* found, { key, isWhole: true, isReady: true, duration: 180 })
        assert.isTrue(yield* isStored(key))
        assert.isFalse(yield* folder.exists(yield* folder.path(job, "playback")))
      }))))

  it.effect("recreates what is missing after a backup was restored", () =>
    ofTwo(hearing(usualSpeech, () =>
      Effect.gen(function*() {
        const blobs = yield* BlobStore
        const tasks = yield* TaskStore
        yield* preparePlayback(job)
        yield* blobs.removeAll(`task/${recordingId}/playback.m4a`)
        yield* tasks.remove([recordingId])
        yield* tasks.insert(aRecording({ ...merged, ...finished, playback: readyBefore }))
        assert.deepInclude(yield* found, { isWhole: false, isReady: false })
        assert.includeMembers(yield* wanted, ["playback"])
        yield* preparePlayback(job)
        assert.deepInclude(yield* found, { isWhole: true, isReady: true })
        assert.isTrue(yield* isStored(waveformKey(recordingId)))
      }))))

  it.effect("leaves the task and the original if it fails for good, and is not tried again", () =>
    startedAtNoon(hearing({ ...usualSpeech, played: () => Effect.fail(tooBad) }, () =>
      Effect.gen(function*() {
        yield* transcribeTask(jobOf(1))
        yield* preparePlayback(job)
        const { playback, transcription } = yield* now
        assert.deepStrictEqual([playback._tag, transcription._tag], ["Failed", "Completed"])
        const before = yield* jobs
        assert.deepInclude(yield* found, { key: source, isWhole: true, isReady: true })
        assert.lengthOf(yield* jobs, before.length)
      }))))

  it.effect("is tried again on request if ffmpeg was missing, or if the defect was ours", () =>
    startedAtNoon(Effect.gen(function*() {
      const missing = new MediaUnreadable({ code: "tool-missing", detail: "ffmpeg is not installed" })
      for (const played of [() => Effect.fail(missing), () => Effect.die(new Error("planned"))]) {
        yield* hearing({ ...usualSpeech, played }, () => preparePlayback(job))
        assert.strictEqual((yield* now).playback._tag, "NotMade")
      }
      yield* hearing(usualSpeech, () => preparePlayback(job))
      assert.strictEqual((yield* now).playback._tag, "Ready")
    })))

  it.effect("makes the waveform of a recording that was never transcribed, and leaves it to a running transcription", () =>
    startedAtNoon(hearing({ ...usualSpeech, hear: () => Effect.fail(brokenChunk) }, () =>
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* preparePlayback(job)
        assert.isFalse(yield* isStored(waveformKey(recordingId)))
        yield* tasks.remove([recordingId])
        yield* tasks.insert(aRecording())
        yield* preparePlayback(job)
        assert.isTrue(yield* isStored(waveformKey(recordingId)))
      }))))

  it.effect("leaves nothing behind if the task is deleted meanwhile", () =>
    Effect.gen(function*() {
      const begun = yield* Deferred.make<void>()
      const go = yield* Deferred.make<void>()
      const played = (_: number, target: string) =>
        Deferred.succeed(begun, undefined).pipe(
          Effect.andThen(Deferred.await(go)),
          Effect.andThen(Effect.sync(() => {
            writeFileSync(target, "joined")
            return { kind: "audio" as const, mediaType: "audio/mp4", duration: 180, extension: "m4a" }
          })),
          Effect.uninterruptible,
        )
      yield* ofTwo(hearing({ ...usualSpeech, played }, () =>
        Effect.gen(function*() {
          const worker = yield* Effect.forkChild(preparePlayback(job))
          yield* Deferred.await(begun)
          yield* Effect.provide(deleteTasks.run({ taskIds: [recordingId] }), asAda)
          yield* Deferred.succeed(go, undefined)
          yield* Fiber.await(worker)
          assert.isFalse(yield* isStored(`task/${recordingId}/playback.m4a`))
          yield* preparePlayback(job)
          assert.strictEqual(yield* refusal(now), "TaskNotFound")
        })))
    }))

  it.effect("does nothing for text", () =>
    startedAtNoon(
      hearing(usualSpeech, () =>
        Effect.gen(function*() {
          yield* preparePlayback(job)
          assert.strictEqual((yield* now).playback._tag, "NotMade")
          assert.strictEqual(yield* refusal(found), "NoRecording")
        })),
      aUser(),
      aRecording({ source: "document" }),
    ))
})

const tooBad = new MediaUnreadable({ code: "damaged", detail: "no sound could be decoded" })

const readyBefore = {
  _tag: "Ready",
  key: `task/${recordingId}/playback.m4a`,
  kind: "audio",
  mediaType: "audio/mp4",
  duration: 180,
} as const
