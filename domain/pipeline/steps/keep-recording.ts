import { DateTime, Effect, Result } from "effect"
import { partKey } from "../../intake/shared/part-key.ts"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import type { Meeting } from "../../meeting/meeting.ts"
import { minutesIn } from "../../meeting/minutes-in.ts"
import { Superseded } from "../../task/errors.ts"
import type { Part } from "../../task/source.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { safeFileName } from "../../task/title.ts"

/** Stores the recording of a meeting, and says what the task's file is; null if it was stored before. */
export const storeRecording = Effect.fnUntraced(function*(task: Task, path: string, duration: number) {
  const blobs = yield* BlobStore
  const folder = yield* WorkFolder
  const key = partKey(task.id, 0)
  if (yield* folder.exists(path)) yield* blobs.moveIn(key, path)
  const fileSize = yield* blobs.size(key)
  const fileName = safeFileName(`${task.title}.wav`)
  return { key, fileSize, fileName, mediaType: "audio/wav", duration: duration / 1000, offset: 0 } satisfies Part
})

/** The task with its recording; it costs what the guest was there, however long the recording is. */
export const withRecording = (task: Task, meeting: Meeting, part: Part, now: DateTime.Utc): Task => ({
  ...task,
  minutes: minutesIn(meeting),
  parts: [part],
  fileSize: part.fileSize,
  duration: part.duration,
  updatedAt: now,
})

/** Keeps the recording of a meeting whose transcription failed. */
export const keepRecording = Effect.fnUntraced(function*(job: Job, meeting: Meeting, path: string, duration: number) {
  const tasks = yield* TaskStore
  const now = yield* DateTime.now
  const part = yield* storeRecording(yield* tasks.get(job.taskId), path, duration)
  yield* tasks.modify(
    job.taskId,
    (task) =>
      task.work.attempt === job.attempt && task.parts.length === 0
        ? Result.succeed(withRecording(task, meeting, part, now))
        : Result.fail(new Superseded({ taskId: task.id })),
  )
}, Effect.catchTags({ TaskNotFound: () => Effect.void, Superseded: () => Effect.void, BlobMissing: () => Effect.void }))
