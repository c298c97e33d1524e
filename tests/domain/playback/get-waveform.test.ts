import { BlobStore } from "#domain/media/blob-store.port.ts"
import { packed, undrawable, unpacked } from "#domain/media/waveform.ts"
import { transcribeTask } from "#domain/pipeline/jobs/transcribe-task.ts"
import { waveformKey } from "#domain/playback/shared/stored-waveform.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { array, assert as holds, integer, property } from "fast-check"
import { atNoon, keepTasks, keepUsers, refusal, refusalWith } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { hearing, jobOf, recordingId, startedAtNoon, usualSpeech } from "../../support/pipeline/a-recording.ts"
import { brokenChunk, scriptedPeaks } from "../../support/pipeline/scripted-speech.ts"

const asked = getWaveform.run({ taskId: recordingId })
const waiting = Effect.map(jobs, (all) => all.map(({ kind, taskId: id }) => `${kind} ${id}`))

describe("playback.getWaveform", () => {
  it.effect("is refused until the recording is decoded, and then available, whatever becomes of the transcript", () =>
    startedAtNoon(Effect.gen(function*() {
      assert.deepInclude(yield* refusalWith(asked), { _tag: "WaveformNotReady", retryAfter: 3 })
      assert.deepStrictEqual(yield* waiting, [`transcribe ${recordingId}`])
      yield* hearing({ ...usualSpeech, hear: () => Effect.fail(brokenChunk) }, () => transcribeTask(jobOf(1)))
      const { peaks, ...told } = yield* asked
      assert.deepStrictEqual(told, { taskId: recordingId, duration: 180_000 })
      assert.deepStrictEqual(peaks, scriptedPeaks)
    })).pipe(Effect.provide(asAda)))

  it.effect("is computed once", () =>
    startedAtNoon(Effect.gen(function*() {
      const blobs = yield* BlobStore
      yield* blobs.put(waveformKey(recordingId), packed(5, [1, 2, 3]))
      yield* hearing({ ...usualSpeech, hear: () => Effect.fail(brokenChunk) }, () => transcribeTask(jobOf(1)))
      yield* startTranscription.run({ taskId: recordingId })
      yield* hearing(usualSpeech, () => transcribeTask(jobOf(2)))
      assert.deepStrictEqual(yield* asked, { taskId: recordingId, duration: 5, peaks: [1, 2, 3] })
    })).pipe(Effect.provide(asAda)))

  it.effect("is made for a task without one, once however often it is requested", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ id: recordingId }))
      assert.strictEqual(yield* refusal(asked), "WaveformNotReady")
      assert.strictEqual(yield* refusal(asked), "WaveformNotReady")
      assert.deepStrictEqual(yield* waiting, [`playback ${recordingId}`])
    })).pipe(Effect.provide(asAda)))

  it.effect("reports sound that cannot be decoded, instead of trying for ever", () =>
    atNoon(Effect.gen(function*() {
      const blobs = yield* BlobStore
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ id: recordingId }))
      yield* blobs.put(waveformKey(recordingId), undrawable)
      assert.deepInclude(yield* refusalWith(asked), { _tag: "MediaUnreadable", code: "damaged" })
      assert.isEmpty(yield* jobs)
    })).pipe(Effect.provide(asAda)))

  it.effect("is not for text", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(
        aTask({ id: taskId(1), source: "text", parts: [] }),
        aTask({ id: taskId(2), source: "document" }),
        aTask({ id: recordingId }),
      )
      assert.strictEqual(yield* refusal(getWaveform.run({ taskId: taskId(1) })), "NoRecording")
      assert.strictEqual(yield* refusal(getWaveform.run({ taskId: taskId(2) })), "NoRecording")
    })).pipe(Effect.provide(asAda)))

  it.effect("is deleted with its task", () =>
    startedAtNoon(Effect.gen(function*() {
      const blobs = yield* BlobStore
      const tasks = yield* TaskStore
      yield* hearing(usualSpeech, () => transcribeTask(jobOf(1)))
      assert.strictEqual(yield* blobs.size(waveformKey(recordingId)), 1804)
      yield* deleteTasks.run({ taskIds: [recordingId] })
      assert.strictEqual(yield* refusal(blobs.size(waveformKey(recordingId))), "BlobMissing")
      assert.strictEqual(yield* refusal(tasks.get(recordingId)), "TaskNotFound")
    })).pipe(Effect.provide(asAda)))
})

describe("a stored waveform", () => {
  it("is read as it was written", () => {
    const peaks = array(integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 2000 })
    holds(property(integer({ min: 0, max: 36_000_000 }), peaks, (duration, all) => {
      assert.deepStrictEqual(unpacked(packed(duration, all)), { duration, peaks: all })
    }))
    assert.isNull(unpacked(undrawable))
  })
})
