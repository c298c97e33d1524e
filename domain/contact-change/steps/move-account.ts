import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import type { ContactChange } from "../../account/contact-change.ts"
import { contactOf } from "../../account/contact.ts"
import { requireFree } from "../../account/shared/require-free.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { User } from "../../account/user.ts"
import { CollaboratorStore } from "../../collaboration/collaborator-store.port.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { ContactChangeId } from "../../kernel/ids.ts"
import { IdentityStore } from "../../sign-in/identity-store.port.ts"
import { ContactTaken } from "../errors.ts"

type Move = Pick<ContactChange, "kind" | "to" | "by" | "undoUntil">

/**
 * Gives a locked account another address or number, with what others share with the old one. Nothing that proves the old
 * one signs in any more. Call it inside a transaction.
 */
export const moveAccount = Effect.fnUntraced(function*(user: User, { kind, to, by, undoUntil }: Move) {
  const users = yield* UserStore
  const changes = yield* ContactChangeStore
  const collaborators = yield* CollaboratorStore
  const ids = yield* IdSource
  const from = contactOf(user, kind)
  if (!(yield* users.setContact(user.id, kind, to))) return yield* new ContactTaken()
  // Only now: the update waits for an account that is leaving this address at this moment.
  yield* requireFree({ id: user.id, email: null, phone: null, [kind]: to }).pipe(
    Effect.catchTag("ContactReserved", () => Effect.fail(new ContactTaken())),
  )
  yield* forgetIdentities(user, from)
  const change: ContactChange = {
    id: ContactChangeId.make(yield* ids.next),
    userId: user.id,
    kind,
    from,
    to,
    by,
    changedAt: yield* DateTime.now,
    undoUntil,
    undoneAt: null,
    moved: from === null ? [] : yield* collaborators.readdress(from, to, user.id),
  }
  yield* changes.insert(change)
  yield* Effect.logInfo("an account has another address", { userId: user.id, kind, by })
  return change
})

/** What this server and other providers proved of the old one. The first sign-in with the new one stores its own. */
const forgetIdentities = Effect.fnUntraced(function*({ id }: User, from: string | null) {
  const identities = yield* IdentityStore
  for (const { issuer, subject, email } of yield* identities.ofUser(id)) {
    if (from !== null && (email === from || subject === from)) yield* identities.remove(issuer, subject)
  }
})
