import { DateTime, Effect, Ref } from "effect"
import type { Job } from "../../job/job.ts"
import { overall } from "../../task/progress.ts"
import type { Source } from "../../task/source.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { TranscriptionStep } from "../../task/transcription.ts"
import * as Transitions from "../../task/transitions.ts"

/**
 * Reports the step and how much of it is done (`within`, 0 to 1). Steps overlap: a report that is lower than an
 * earlier one is dropped. Fails if the work was cancelled or restarted.
 */
export const progressOf = Effect.fnUntraced(function*(job: Job, source: Source) {
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const highest = yield* Ref.make(0)
  return Effect.fnUntraced(function*(step: TranscriptionStep, within: number) {
    const fraction = overall(step, within, source)
    if (fraction < (yield* Ref.getAndUpdate(highest, (before) => Math.max(before, fraction)))) return
    const now = yield* DateTime.now
    const reported = yield* tasks.report(
      job.taskId,
      (current) => Transitions.advance(current, job.attempt, step, fraction, now),
    )
    if (reported.transcription._tag !== "Running") {
      yield* tasks.modify(job.taskId, (current) => Transitions.runTranscription(current, job.attempt, now))
    }
    yield* events.publish({ taskId: job.taskId, owner: job.account, kind: "progress" })
  })
})

export type Report = Effect.Success<ReturnType<typeof progressOf>>
