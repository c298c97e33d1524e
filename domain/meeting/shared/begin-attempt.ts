import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import type { Task } from "../../task/task.ts"
import { atPresent } from "../at-present.ts"
import { MeetingStore } from "../meeting-store.port.ts"
import { requirePlace } from "../steps/require-place.ts"

/**
 * The meeting of a task whose work begins; null if it is gone. A task that is started again sets out like a new one: of several
 * for one meeting, one guest goes.
 */
export const beginAttempt = Effect.fnUntraced(function*(task: Task) {
  const { get, modify } = yield* MeetingStore
  const { lock } = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  return yield* transaction(Effect.gen(function*() {
    yield* lock(task.ownerId)
    const before = yield* get(task.id)
    if (atPresent(before, task, now).attempt !== before.attempt) {
      yield* requirePlace(task.ownerId, before.link, task.id)
    }
    return yield* modify(task.id, (meeting) => atPresent(meeting, task, now))
  })).pipe(Effect.catchTag("MeetingNotFound", () => Effect.succeed(null)))
})
