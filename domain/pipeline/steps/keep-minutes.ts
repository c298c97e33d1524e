import { DateTime, Deferred, Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { MeetingReason } from "../../meeting/meeting.ts"
import { plans } from "../../plan/plan.ts"
import { reserveMore } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../../task/booking.ts"
import type { Task } from "../../task/task.ts"

/** Minutes that are reserved ahead of the meeting, and at a time. */
const step = 5

/**
 * Reserves minutes while the meeting lasts, a few ahead. Calls the guest back when no more are left, or when the plan's longest
 * recording is reached.
 */
export const keepMinutes = Effect.fnUntraced(function*(task: Task, callBack: Deferred.Deferred<MeetingReason>) {
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const start = yield* DateTime.now
  const plan = yield* planInUse((yield* Effect.orDie(users.get(task.ownerId))).plan)
  const longest = plans[plan].maxTaskMinutes
  const reserve = (minutes: number) =>
    Effect.gen(function*() {
      const user = yield* users.get(task.ownerId)
      yield* transaction(reserveMore(user, bookingOf(task), minutes))
      return true
    }).pipe(Effect.catchTags({
      UsageLimitReached: () => Effect.succeed(false),
      UserNotFound: () => Effect.succeed(false),
    }))
  const minutesSince = Effect.map(DateTime.now, (now) => (now.epochMilliseconds - start.epochMilliseconds) / 60_000)
  let reserved = 0
  while (true) {
    const elapsed = yield* minutesSince
    if (elapsed >= longest) return yield* Deferred.succeed(callBack, "time-limit")
    if (elapsed >= reserved) {
      if (yield* reserve(reserved + step)) reserved += step
      else if (yield* reserve(reserved + 1)) reserved += 1
      else return yield* Deferred.succeed(callBack, "no-minutes")
    }
    yield* Effect.sleep("1 second")
  }
})
