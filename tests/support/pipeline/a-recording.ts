import type { User } from "#domain/account/user.ts"
import type { Job } from "#domain/job/job.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { noWork } from "#domain/task/task-work.ts"
import type { Task } from "#domain/task/task.ts"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { atNoon, keepTasks, keepUsers } from "../a-scene.ts"
import { ada, aTask, taskId } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { type Script, scriptedSpeech } from "./scripted-speech.ts"

export const recordingId = taskId(7)

export const jobOf = (attempt: number, given: Partial<Job> = {}): Job => ({
  kind: "transcribe",
  taskId: recordingId,
  attempt,
  account: ada,
  priority: false,
  ...given,
})

/** A recording of three minutes that was not started yet. */
export const aRecording = (given: Partial<Task> = {}): Task =>
  aTask({
    id: recordingId,
    parts: [{
      key: `task/${recordingId}/source/0`,
      fileName: "a.wav",
      fileSize: 5,
      mediaType: "audio/wav",
      duration: 180,
      offset: null,
    }],
    transcription: { _tag: "NotStarted" },
    work: noWork,
    minutes: 3,
    duration: 180,
    transcribedAt: null,
    engine: null,
    coverage: null,
    ...given,
  })

const words = [1000, 100_000].flatMap((from) => [0, 1, 2, 3, 4, 5, 6].map((nth) => from + nth * 1300))

/** Two stretches of speech of nine seconds, seven words in each; a chunk holds those that begin in it. */
export const usualSpeech: Script = {
  duration: 180_000,
  speech: [{ begin: 1000, end: 10_000 }, { begin: 100_000, end: 109_000 }],
  hear: ({ begin: from, end }) =>
    Effect.succeed(words.filter((at) => at >= from && at < end).map((at) => `word${at}@${at}`).join(" ")),
}

/** Ada's recording is stored and started, at noon. */
const started = (user: User = aUser(), task: Task = aRecording()) =>
  Effect.gen(function*() {
    const blobs = yield* BlobStore
    const file = join(tmpdir(), `parley-source-${process.pid}-${Math.random()}`)
    writeFileSync(file, "sound")
    yield* keepUsers(user)
    yield* keepTasks(task)
    yield* blobs.moveIn(task.parts[0]?.key ?? "", file)
    yield* beginTranscription(task.id)
  })

/** Whatever the engines say from here on is of this script. */
export const hearing = <A, E, R>(
  script: Script,
  test: (heard: ReturnType<typeof scriptedSpeech>) => Effect.Effect<A, E, R>,
) => {
  const speech = scriptedSpeech(script)
  return Effect.provide(test(speech), speech.layer)
}

export const startedAtNoon = <A, E, R>(test: Effect.Effect<A, E, R>, user?: User, task?: Task) =>
  atNoon(Effect.andThen(started(user, task), test))

/** Minutes an attempt was charged, or still holds back. */
export const chargedFor = (attempt: number) =>
  Effect.gen(function*() {
    const ledger = yield* MinuteLedger
    return 0 - (yield* ledger.ofAttempt(recordingId, attempt)).reduce((sum, { minutes }) => sum + minutes, 0)
  })
