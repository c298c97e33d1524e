import { DateTime, Effect } from "effect"
import { Mailer } from "../../account/mailer.port.ts"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import { setCancelling } from "../../billing/shared/set-cancelling.ts"
import { DeletionStore } from "../deletion-store.port.ts"
import { type Deletion, grace } from "../deletion.ts"

/**
 * Starts the grace period of an account; one already running continues. Renewing plans are cancelled at their
 * provider first, so that nobody is charged for what will be gone.
 */
export const askToDelete = Effect.fnUntraced(function*(user: User) {
  const deletions = yield* DeletionStore
  const known = yield* deletions.find(user.id)
  if (known !== null) return known
  yield* setCancelling(user.id, true).pipe(Effect.catchTag(["NoSubscription", "SubscriptionEnded"], () => Effect.void))
  const requestedAt = yield* DateTime.now
  const deletion: Deletion = { userId: user.id, requestedAt, dueAt: DateTime.addDuration(requestedAt, grace) }
  yield* deletions.save(deletion)
  yield* tell(user, deletion)
  return deletion
})

/** The page says so too: a mail that is not accepted must not hold up anything. */
const tell = Effect.fnUntraced(function*(user: User, { dueAt }: Deletion) {
  const mailer = yield* Mailer
  const { id, email } = user
  if (email === null) return
  const mail = { to: email, dueAt, ...yield* readingOf(user) }
  yield* mailer.send({ _tag: "Deletion", ...mail }).pipe(
    Effect.catchTag("MailNotSent", () => Effect.logWarning("the mail about a deletion was not sent", { user: id })),
  )
})
