import { DateTime, Duration, Effect, Schedule } from "effect"
import { GuestStore } from "../../guest/guest-store.port.ts"
import { guestLasts } from "../../guest/guest.ts"
import { DeletionStore } from "../deletion-store.port.ts"
import { purgeAccount } from "./purge-account.ts"

/**
 * Removes accounts whose grace period is over, and guests whose time is up, every hour; whatever a restart or a payment provider held up is
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
  const guests = yield* GuestStore
  const now = yield* DateTime.now
  const left = yield* guests.olderThan(DateTime.subtractDuration(now, Duration.days(guestLasts.days)))
  for (const userId of [...yield* deletions.due(now), ...left]) {
    yield* purgeAccount(userId).pipe(
      Effect.catch(({ _tag }) =>
        Effect.logError("an account could not be deleted and is tried again", { user: userId, reason: _tag })
      ),
    )
  }
})
