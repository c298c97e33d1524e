import { Cause, Effect, Result } from "effect"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import type { MediaUnreadable } from "../../media/errors.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import type { MediaFile } from "../../media/media.ts"
import { isStored } from "../../media/shared/is-stored.ts"
import { undrawable } from "../../media/waveform.ts"
import { storeWaveform, waveformKey, writeWaveform } from "../../playback/shared/stored-waveform.ts"
import type { Playback } from "../../task/playback.ts"
import { hasRecording } from "../../task/source.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { localParts } from "../steps/local-parts.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/**
 * Creates what the player needs and does not have yet: one seekable file, and the waveform. Workers call it at least
 * once per job. The task does not depend on it: if it fails, the originals remain.
 */
export const preparePlayback = Effect.fn("pipeline.preparePlayback")(function*(job: Job) {
  const tasks = yield* TaskStore
  const folder = yield* WorkFolder
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (task === null || !hasRecording(task)) return yield* folder.clear(job)
  return yield* Effect.scoped(prepare(job, task)).pipe(
    Effect.raceFirst(untilStopped(job)),
    // The task has been deleted.
    Effect.catchTag("TaskNotFound", () => Effect.void),
    Effect.catchCause((cause) =>
      Cause.hasInterruptsOnly(cause)
        ? Effect.interrupt
        : Effect.logWarning("A recording could not be prepared for playback", { taskId: task.id }, cause)
    ),
    Effect.ensuring(folder.clear(job)),
  )
})

const prepare = Effect.fnUntraced(function*(job: Job, task: Task) {
  const files = yield* localParts(task)
  if (!(yield* isReady(task))) yield* play(job, task, files)
  // Transcription computes the waveform itself.
  if (!isTranscribing(task) && !(yield* isStored(waveformKey(task.id)))) yield* draw(job, task, files)
})

/** Also if the file cannot be created, since there is nothing left to do. */
const isReady = ({ playback }: Task) =>
  playback._tag === "Ready" ? isStored(playback.key) : Effect.succeed(playback._tag === "Failed")

const play = Effect.fnUntraced(function*(job: Job, task: Task, files: ReadonlyArray<MediaFile>) {
  const blobs = yield* BlobStore
  const folder = yield* WorkFolder
  const media = yield* MediaTool
  const tasks = yield* TaskStore
  const target = yield* folder.path(job, "playback")
  const playback = yield* media.makePlayable(files, target, task.duration).pipe(
    Effect.flatMap(({ extension, ...made }) => {
      const key = extension === null ? task.parts[0]?.key ?? "" : `task/${task.id}/playback.${extension}`
      const ready: Playback = { _tag: "Ready", key, ...made }
      return Effect.as(extension === null ? Effect.void : blobs.moveIn(key, target), ready)
    }),
    Effect.catchIf(isPermanent, (refusal) => {
      const failed: Playback = { _tag: "Failed" }
      return Effect.as(Effect.logWarning("No file for playback could be made", { taskId: task.id }, refusal), failed)
    }),
  )
  yield* tasks.modify(task.id, (current) => Result.succeed({ ...current, playback })).pipe(
    Effect.tapError(() => blobs.removeAll(`task/${task.id}`)),
  )
})

const draw = Effect.fnUntraced(function*(job: Job, task: Task, files: ReadonlyArray<MediaFile>) {
  const folder = yield* WorkFolder
  const media = yield* MediaTool
  const target = yield* folder.path(job, "audio.raw")
  const normalised = yield* media.normalise(files, target, () => Effect.void).pipe(
    Effect.catchIf(
      isPermanent,
      (refusal) => Effect.as(Effect.logWarning("A recording cannot be drawn", { taskId: task.id }, refusal), null),
    ),
  )
  yield* normalised === null ? writeWaveform(task.id, undrawable) : storeWaveform(task.id, normalised.audio)
})

/** The same file would be refused again, unless only the tool was missing. */
const isPermanent = ({ code }: MediaUnreadable): boolean => code !== "tool-missing"
