import { Deferred, Effect, Ref } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { checkDuration } from "../../intake/limits.ts"
import type { Job } from "../../job/job.ts"
import { MediaTool, type Normalised } from "../../media/media-tool.port.ts"
import { storeWaveform } from "../../playback/shared/stored-waveform.ts"
import type { Task } from "../../task/task.ts"
import { adjustToDuration } from "./adjust-to-duration.ts"
import { localParts } from "./local-parts.ts"
import type { Report } from "./report-progress.ts"

export interface Preparing {
  readonly job: Job
  readonly task: Task
  readonly target: string
  readonly report: Report
  /** Completes as soon as the recording is decoded and its minutes are booked. */
  readonly decoded: Deferred.Deferred<Normalised>
}

/** Decodes the sound of all parts into one raw file, and corrects the estimated duration. */
export const prepareRecording = Effect.fnUntraced(function*({ job, task, target, report, decoded }: Preparing) {
  const media = yield* MediaTool
  const users = yield* UserStore
  yield* report("probing", 0)
  const files = yield* localParts(task)
  const reported = yield* Ref.make(0)
  // A failed report does not stop decoding: `untilStopped` interrupts a cancelled task.
  const onProgress = (done: number) =>
    Effect.gen(function*() {
      if (done - (yield* Ref.get(reported)) < 0.1) return
      yield* Ref.set(reported, done)
      yield* report("normalising", done)
    }).pipe(Effect.ignore)
  const normalised = yield* media.normalise(files, target, onProgress)
  const user = yield* users.get(task.ownerId)
  // A guest has left at the longest time of the plan: a recording of that is never too long.
  if (task.source !== "meeting") {
    yield* Effect.fromResult(checkDuration(yield* planInUse(user.plan), normalised.audio.duration / 1000))
  }
  yield* adjustToDuration(job, user, normalised)
  yield* Deferred.succeed(decoded, normalised)
  yield* report("finding-speech", 0)
  // A task is useful without its waveform.
  yield* storeWaveform(task.id, normalised.audio).pipe(
    Effect.catchDefect((defect) => Effect.logWarning("A waveform could not be stored", defect)),
  )
}, Effect.scoped)
