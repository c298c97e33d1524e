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

/** Decodes the sound of all parts to one raw file, and corrects what was guessed about the length. */
export const prepareRecording = Effect.fnUntraced(function*(job: Job, task: Task) {
  const folder = yield* WorkFolder
  const blobs = yield* BlobStore
  const media = yield* MediaTool
  const users = yield* UserStore
  yield* reportProgress(job, "probing", 0)
  const paths = yield* Effect.forEach(task.parts, ({ key }) => blobs.local(key))
  const target = yield* folder.path(job, "audio.raw")
  const told = yield* Ref.make(0)
  const context = yield* Effect.context<Effect.Services<ReturnType<typeof reportProgress>>>()
  // Decoding goes on when the report fails: a cancelled task is interrupted from elsewhere.
  const onProgress = (done: number) =>
    Effect.gen(function*() {
      if (done - (yield* Ref.get(told)) < 0.1) return
      yield* Ref.set(told, done)
      yield* reportProgress(job, "normalising", done)
    }).pipe(Effect.ignore, Effect.provide(context))
  const normalised = yield* media.normalise(paths, target, onProgress)
  const user = yield* users.get(task.ownerId)
  yield* Effect.fromResult(checkDuration(user.plan, normalised.audio.duration / 1000))
  yield* adjustToDuration(job, user, normalised)
  // A recording can be heard and read without its picture.
  yield* storeWaveform(task.id, normalised.audio).pipe(
    Effect.catchDefect((defect) => Effect.logWarning("A waveform could not be kept", defect)),
  )
  return normalised
}, Effect.scoped)
