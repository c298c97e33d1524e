import { Effect, Ref } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { checkDuration } from "../../intake/limits.ts"
import type { Job } from "../../job/job.ts"
import { WorkFolder } from "../../job/work-folder.port.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import { storeWaveform } from "../../playback/shared/stored-waveform.ts"
import type { Task } from "../../task/task.ts"
import { adjustToDuration } from "./adjust-to-duration.ts"
import { reportProgress } from "./report-progress.ts"

/** Decodes the sound of all parts into one raw file, and corrects the estimated duration. */
export const prepareRecording = Effect.fnUntraced(function*(job: Job, task: Task) {
  const folder = yield* WorkFolder
  const blobs = yield* BlobStore
  const media = yield* MediaTool
  const users = yield* UserStore
  yield* reportProgress(job, "probing", 0)
  const paths = yield* Effect.forEach(task.parts, ({ key }) => blobs.local(key))
  const target = yield* folder.path(job, "audio.raw")
  const reported = yield* Ref.make(0)
  const context = yield* Effect.context<Effect.Services<ReturnType<typeof reportProgress>>>()
  // A failed report does not stop decoding: `untilStopped` interrupts a cancelled task.
  const onProgress = (done: number) =>
    Effect.gen(function*() {
      if (done - (yield* Ref.get(reported)) < 0.1) return
      yield* Ref.set(reported, done)
      yield* reportProgress(job, "normalising", done)
    }).pipe(Effect.ignore, Effect.provide(context))
  const normalised = yield* media.normalise(paths, target, onProgress)
  const user = yield* users.get(task.ownerId)
  yield* Effect.fromResult(checkDuration(user.plan, normalised.audio.duration / 1000))
  yield* adjustToDuration(job, user, normalised)
  // A task is useful without its waveform.
  yield* storeWaveform(task.id, normalised.audio).pipe(
    Effect.catchDefect((defect) => Effect.logWarning("A waveform could not be stored", defect)),
  )
  return normalised
}, Effect.scoped)
