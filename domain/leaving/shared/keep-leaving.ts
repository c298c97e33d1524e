import { DateTime, Effect, Schedule } from "effect"
import { DeletionStore } from "../deletion-store.port.ts"
import { purgeAccount } from "./purge-account.ts"

/**
 * Removes accounts whose grace period is over, every hour; whatever a restart or a payment provider held up is
 * retried.
 */
export const keepLeaving = Effect.suspend(() =>
  Effect.repeat(
    Effect.catchDefect(
      purgeDue,
      (defect) => Effect.logError("Accounts could not be deleted and are tried again", { defect }),
    ),
    Schedule.spaced("1 hour"),
  )
)

export const purgeDue = Effect.gen(function*() {
  const deletions = yield* DeletionStore
  for (const userId of yield* deletions.due(yield* DateTime.now)) {
    yield* purgeAccount(userId).pipe(
      Effect.catch(({ _tag }) =>
        Effect.logError("an account could not be deleted and is tried again", { user: userId, reason: _tag })
      ),
    )
  }
})
