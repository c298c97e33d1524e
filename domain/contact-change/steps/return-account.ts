import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { type ContactChange, isOpen } from "../../account/contact-change.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { CollaboratorStore } from "../../collaboration/collaborator-store.port.ts"
import type { ContactChangeId, UserId } from "../../kernel/ids.ts"
import { UndoInvalid } from "../errors.ts"
import { forgetPending } from "./pending.ts"
import { shutOut } from "./shut-out.ts"
import { tellSettled } from "./tell-settled.ts"

/**
 * Takes back a change and all that came after it, the last one first; returns the sessions that ended. The oldest change
 * that can still be undone wins: the links of those it takes back with it undo nothing any more, and it has none itself.
 */
export const returnAccount = Effect.fnUntraced(function*(userId: UserId, id: ContactChangeId) {
  const users = yield* UserStore
  const changes = yield* ContactChangeStore
  const sessions = yield* SessionStore
  const now = yield* DateTime.now
  const before = yield* users.lock(userId).pipe(
    Effect.catchTag("UserNotFound", () => Effect.fail(new UndoInvalid())),
  )
  const all = yield* changes.ofUser(userId)
  const since = all.slice(Math.max(all.findIndex((change) => change.id === id), 0)).filter((one) => isOpen(one, now))
  const first = since[0]
  if (first?.id !== id) return yield* new UndoInvalid()
  yield* Effect.forEach(since.toReversed(), takeBack, { discard: true })
  yield* changes.markUndone(since.map((one) => one.id), now)
  yield* forgetPending(userId)
  yield* shutOut(userId, since)
  yield* tellSettled(before, yield* users.get(userId))
  yield* Effect.logWarning("a change of an account's address was undone", { userId, changes: since.length })
  return yield* sessions.endOthers(userId, null)
})

const takeBack = Effect.fnUntraced(function*({ userId, kind, from, to, moved }: ContactChange) {
  const users = yield* UserStore
  const collaborators = yield* CollaboratorStore
  if (from === null) return
  if (!(yield* users.setContact(userId, kind, from))) return yield* new UndoInvalid()
  yield* collaborators.moveBack(moved, to, from)
})
