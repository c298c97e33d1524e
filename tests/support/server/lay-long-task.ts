import { embedded } from "#adapters/profile/embedded.ts"
import { scaled } from "#adapters/profile/scaled.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { ConfigProvider, Effect, Layer } from "effect"
import { aLongTranscript, longDuration } from "../a-long-task.ts"
import { aTask, taskId } from "../a-task.ts"
import { aUser } from "../a-user.ts"

export const longTask = taskId(10_000)

/**
 * Makes an account with a task of 10,000 lines, where these settings say; with a recording, if one is given: it is moved
 * there. An embedded database must not be open yet.
 */
export const layLongTask = (
  env: Readonly<Record<string, string>>,
  email: string,
  recording: string | null,
): Promise<void> =>
  Effect.gen(function*() {
    const found = yield* settings
    const ports = found.databaseUrl === null ? embedded(found) : Layer.orDie(scaled(found, found.databaseUrl))
    yield* lay(email, recording).pipe(Effect.provide(yield* Layer.build(ports)))
  }).pipe(
    Effect.scoped,
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    Effect.runPromise,
  )

const lay = Effect.fnUntraced(function*(email: string, recording: string | null) {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const blobs = yield* BlobStore
  yield* users.insert(aUser({ email: Email.make(email) }))
  const key = `tasks/${longTask}/source/0.mp3`
  const duration = longDuration / 1000
  const part = { key, fileName: "workshop.mp3", fileSize: 1, mediaType: "audio/mpeg", duration, offset: 0 }
  yield* tasks.insert(aTask({
    id: longTask,
    title: "Quarterly planning workshop",
    duration,
    parts: [part],
    coverage: {
      speech: longDuration,
      transcribed: longDuration - 21_000,
      ratio: 1 - 21_000 / longDuration,
      gaps: [
        { begin: 62_000, end: 75_000, reason: "no-words-heard" },
        { begin: 7_200_000, end: 7_208_000, reason: "timed-out" },
      ],
      possible: [{ begin: 130_000, end: 134_000 }],
    },
    notices: [{ _tag: "SoundClipped", at: 95_000 }],
  }))
  yield* transcripts.replace(longTask, aLongTranscript())
  if (recording !== null) yield* blobs.moveIn(key, recording)
})
