import { Effect, Result } from "effect"
import type { User } from "../../account/user.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { Normalised } from "../../media/media-tool.port.ts"
import { minutesOfAudio } from "../../plan/ledger.ts"
import { reserveMore } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../../task/booking.ts"
import { Superseded } from "../../task/errors.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { isTranscribing } from "../../task/transitions.ts"

/**
 * Corrects the task after decoding: its duration, the offsets of its parts, and the minutes it needs. A meeting costs what the
 * guest was there, which is known.
 */
export const adjustToDuration = Effect.fnUntraced(function*(job: Job, user: User, { audio, offsets }: Normalised) {
  const tasks = yield* TaskStore
  const { transaction } = yield* UnitOfWork
  const seconds = audio.duration / 1000
  yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(
      job.taskId,
      (current) =>
        current.work.attempt === job.attempt && isTranscribing(current)
          ? Result.succeed({
            ...current,
            duration: seconds,
            minutes: current.source === "meeting" ? current.minutes : minutesOfAudio(seconds),
            parts: current.parts.map((part, index) => ({ ...part, offset: offsets[index] ?? null })),
          })
          : Result.fail(new Superseded({ taskId: job.taskId })),
    )
    yield* reserveMore(user, bookingOf(task), task.minutes)
  }))
})
