import { DateTime, Effect } from "effect"
import { undoLasts } from "../../account/contact-change.ts"
import { contactOf } from "../../account/contact.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { stillSignedIn } from "../../account/shared/still-signed-in.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import type { SessionId, UserId } from "../../kernel/ids.ts"
import { ContactChangeInvalid } from "../errors.ts"
import { moveAccount } from "./move-account.ts"
import { offerUndo } from "./offer-undo.ts"
import { consumePending } from "./pending.ts"

/**
 * Gives the account what both codes have proved, once; returns the sessions that ended. The account is locked first: of
 * two changes, an undo and a deletion at the same moment, each sees what the one before it did.
 */
export const finishChange = Effect.fnUntraced(function*(userId: UserId, session: SessionId | null, id: string) {
  const users = yield* UserStore
  const sessions = yield* SessionStore
  const user = yield* users.lock(userId).pipe(Effect.catchTag("UserNotFound", () => Effect.fail(new SignInRequired())))
  yield* stillSignedIn
  const { kind, from, to } = yield* consumePending(userId, session, id)
  if (user.disabledAt !== null || contactOf(user, kind) !== from) return yield* new ContactChangeInvalid()
  const now = yield* DateTime.now
  const change = yield* moveAccount(user, { kind, to, by: "owner", undoUntil: DateTime.addDuration(now, undoLasts) })
  yield* offerUndo(change)
  return yield* sessions.endOthers(userId, session)
})
