import { Effect, Result } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { Job } from "../../job/job.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { LinkFacts } from "../../link/link-facts.ts"
import { checkVideo } from "../../link/shared/check-length.ts"
import { minutesFor } from "../../plan/estimate.ts"
import { reserveMore } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../../task/booking.ts"
import { Superseded } from "../../task/errors.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"

/** Enters what the site says of the video: its title, its duration, and the minutes that hearing it is expected to cost. */
export const announceVideo = Effect.fnUntraced(function*(job: Job, { title, duration, size }: LinkFacts) {
  const tasks = yield* TaskStore
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const before = yield* tasks.get(job.taskId)
  const user = yield* users.get(before.ownerId)
  const isHeard = before.link?.captions === null
  yield* Effect.fromResult(checkVideo(yield* planInUse(user.plan), { duration, size, isHeard }))
  const task = yield* transaction(Effect.gen(function*() {
    const announced = yield* tasks.modify(
      job.taskId,
      (current) =>
        current.work.attempt === job.attempt && isTranscribing(current)
          ? Result.succeed(withFacts(current, { title, duration }))
          : Result.fail(new Superseded({ taskId: job.taskId })),
    )
    yield* reserveMore(user, bookingOf(announced), announced.minutes)
    return announced
  }))
  yield* publishTaskChanged(task)
  return task
})

const withFacts = (task: Task, { title, duration }: Pick<LinkFacts, "title" | "duration">): Task => {
  const { link } = task
  if (link === null) return task
  const named = tidyName(title).slice(0, 200)
  return {
    ...task,
    title: link.isTitled || named === "" ? task.title : named,
    // Named once: a name that is given later stays.
    link: { ...link, isTitled: true },
    duration,
    minutes: link.captions === null ? minutesFor([duration]) : 0,
  }
}
