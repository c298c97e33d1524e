import { DateTime, Effect, Result } from "effect"
import { partKey } from "../../intake/shared/part-key.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { MeetingNotRecorded } from "../../meeting/errors.ts"
import type { Meeting } from "../../meeting/meeting.ts"
import { Superseded } from "../../task/errors.ts"
import { isShort, type Part } from "../../task/source.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { safeFileName } from "../../task/title.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { withRecording } from "./keep-recording.ts"

/** Makes the recording of a provider the file of the task, and leaves the rest to `transcribe`, as with any recording. */
export const handOverRecording = Effect.fnUntraced(function*(job: Job, meeting: Meeting) {
  const folder = yield* WorkFolder
  const blobs = yield* BlobStore
  const media = yield* MediaTool
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const { transaction } = yield* UnitOfWork
  const path = yield* folder.path(job, "recording")
  if (!(yield* folder.exists(path))) return yield* new MeetingNotRecorded()
  const { mediaType, duration } = yield* media.probe({ path, fileName: "recording" })
  const key = partKey(meeting.taskId, 0)
  const { title } = yield* tasks.get(meeting.taskId)
  yield* blobs.moveIn(key, path)
  const fileSize = yield* blobs.size(key)
  const fileName = safeFileName(`${title}.${mediaType.split("/")[1]?.replace(/^x-/, "") ?? "mp4"}`)
  const part: Part = { key, fileName, fileSize, mediaType, duration, offset: null }
  const now = yield* DateTime.now
  yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(
      job.taskId,
      (current) =>
        current.work.attempt === job.attempt && isTranscribing(current)
          ? Result.succeed(withRecording(current, meeting, part, now))
          : Result.fail(new Superseded({ taskId: job.taskId })),
    )
    yield* queue.enqueue({ ...job, kind: "transcribe", isShort: isShort(task) })
  })).pipe(Effect.onError(() => blobs.removeAll(key)))
})
