import { DateTime, Effect, Ref, Result, Stream } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { limits } from "../../intake/limits.ts"
import { checkRoom } from "../../intake/shared/check-room.ts"
import { partKey } from "../../intake/shared/part-key.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { NotAVideo, TooLarge } from "../../link/errors.ts"
import { LinkSource } from "../../link/link-source.port.ts"
import { checkLength } from "../../link/shared/check-length.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { Superseded } from "../../task/errors.ts"
import { overall } from "../../task/progress.ts"
import { isShort, type Part } from "../../task/source.ts"
import type { TaskLink } from "../../task/task-link.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { safeFileName } from "../../task/title.ts"
import { isTranscribing } from "../../task/transitions.ts"
import type { Report } from "./report-progress.ts"

interface Downloading {
  readonly job: Job
  readonly task: Task
  readonly link: TaskLink
  readonly report: Report
}

/** Stores the video as the task's file, as if it had been uploaded, and queues its transcription. */
export const downloadVideo = Effect.fnUntraced(function*({ job, task, link, report }: Downloading) {
  const source = yield* LinkSource
  const folder = yield* WorkFolder
  const blobs = yield* BlobStore
  yield* requireSpace()
  const target = yield* folder.path(job, "video")
  const reported = yield* Ref.make(-1)
  yield* source.fetch(link.url, target, { maxBytes: limits.video }).pipe(
    Stream.map(({ fraction }) => fraction ?? 0),
    Stream.filterEffect((fraction) =>
      Ref.modify(reported, (last) => fraction - last < 0.02 ? [false, last] : [true, fraction])
    ),
    // A failed report does not stop it: `untilStopped` interrupts a cancelled task.
    Stream.runForEach((fraction) => Effect.ignore(report("downloading", fraction))),
  )
  const found = yield* examined(task, target)
  const key = partKey(task.id, 0)
  yield* blobs.moveIn(key, target)
  yield* Effect.flatMap(blobs.size(key), (fileSize) => enterPart(job, found.limit, { ...found.part, key, fileSize }))
    .pipe(
      Effect.onError(() => blobs.removeAll(key)),
    )
})

/** What it really is, whatever its name and its site say. */
const examined = Effect.fnUntraced(function*(task: Task, path: string) {
  const media = yield* MediaTool
  const users = yield* UserStore
  const owner = yield* users.get(task.ownerId)
  const info = yield* media.probe({ path, fileName: "video" }).pipe(
    Effect.mapError((error) =>
      ["not-media", "points-elsewhere", "empty"].includes(error.code) ? new NotAVideo() : error
    ),
  )
  yield* Effect.fromResult(checkLength(yield* planInUse(owner.plan), info.duration))
  const duration = info.duration === null ? null : Math.round(info.duration * 1000) / 1000
  const fileName = safeFileName(`${task.title}.${extensionOf(info.mediaType)}`)
  return { limit: limits[info.kind], part: { fileName, mediaType: info.mediaType, duration, offset: null } }
})

const extensions: Readonly<Record<string, string>> = {
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "video/quicktime": "mov",
  "video/x-matroska": "mkv",
}

const extensionOf = (mediaType: string): string =>
  extensions[mediaType] ?? mediaType.split("/")[1]?.replace(/^x-/, "") ?? "mp4"

const enterPart = Effect.fnUntraced(function*(job: Job, limit: number, part: Part) {
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const { lock } = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  if (part.fileSize > limit) return yield* new TooLarge({ bytes: limit })
  const now = yield* DateTime.now
  yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(
      job.taskId,
      (current) =>
        current.work.attempt === job.attempt && isTranscribing(current)
          ? Result.succeed(withPart(current, part, now))
          : Result.fail(new Superseded({ taskId: job.taskId })),
    )
    yield* lock(task.ownerId)
    yield* checkRoom(task.ownerId, 0)
    yield* queue.enqueue({ ...job, kind: "transcribe", isShort: isShort(task) })
  }))
})

/** The time of the transcription is measured from here: forecasts know nothing of the speed of sites. */
const withPart = (task: Task, part: Part, now: DateTime.Utc): Task => ({
  ...task,
  parts: [part],
  fileSize: part.fileSize,
  duration: part.duration ?? task.duration,
  updatedAt: now,
  work: {
    ...task.work,
    transcription: { step: "downloading", progress: overall("downloading", 1, "link"), startedAt: now },
    reportedAt: now,
  },
})
