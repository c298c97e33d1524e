import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { type Contact, type ContactKind, contactOf } from "../../account/contact.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { ContactUnchanged } from "../errors.ts"
import { moveAccount } from "./move-account.ts"
import { forgetPending } from "./pending.ts"
import { tellSettled } from "./tell-settled.ts"

/** Moves an account for good; returns the sessions that ended. Call it inside a transaction. */
export const settleAccount = Effect.fnUntraced(function*(userId: UserId, kind: ContactKind, to: Contact) {
  const users = yield* UserStore
  const changes = yield* ContactChangeStore
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const user = yield* users.lock(userId)
  if (contactOf(user, kind) === to) {
    return yield* new ContactUnchanged()
  }
  yield* changes.settle(userId, now)
  yield* moveAccount(user, { kind, to, by: "operator", undoUntil: now })
  yield* forgetPending(userId)
  yield* tellSettled(user, yield* users.get(userId))
  return yield* sessions.endOthers(userId, null)
})
