import { DateTime, Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { MeetingReason } from "../../meeting/meeting.ts"
import { held } from "../../plan/ledger.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { plans } from "../../plan/plan.ts"
import { reserveMore } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../../task/booking.ts"
import type { Task } from "../../task/task.ts"

/** Minutes that are reserved when a guest is let in. */
const first = 5

/**
 * Reserves minutes while the meeting lasts: a few at first, then twice as many each time, so that the account's statement stays
 * short. Completes when no more are left, or when the plan's longest recording is reached.
 */
export const keepMinutes = Effect.fnUntraced(function*(task: Task, joinedAt: DateTime.Utc) {
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const ledger = yield* MinuteLedger
  const plan = yield* planInUse((yield* Effect.orDie(users.get(task.ownerId))).plan)
  const longest = plans[plan].maxTaskMinutes
  /** How many are reserved afterwards; as many as there are, if they are fewer than asked for. */
  const reserve = (minutes: number, before: number): Effect.Effect<number, never, Needed> =>
    Effect.gen(function*() {
      yield* transaction(reserveMore(yield* users.get(task.ownerId), bookingOf(task), minutes))
      return minutes
    }).pipe(Effect.catchTags({
      UsageLimitReached: ({ left }) =>
        left < 1 || before + left >= minutes ? Effect.succeed(before) : reserve(before + left, before),
      UserNotFound: () => Effect.succeed(before),
    }))
  let reserved = held(yield* ledger.ofAttempt(task.id, task.work.attempt))
  while (true) {
    const elapsed = ((yield* DateTime.now).epochMilliseconds - joinedAt.epochMilliseconds) / 60_000
    if (elapsed >= longest) return "time-limit" satisfies MeetingReason
    if (elapsed >= reserved) {
      const target = Math.min(longest, Math.max(first, 2 * reserved, Math.ceil(elapsed)))
      const now = yield* reserve(target, reserved)
      if (now === reserved) return "no-minutes" satisfies MeetingReason
      reserved = now
    }
    yield* Effect.sleep("1 second")
  }
})

type Needed = Effect.Services<ReturnType<typeof reserveMore>>
