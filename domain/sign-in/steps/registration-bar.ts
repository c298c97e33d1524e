import { Effect } from "effect"
import { InvitationStore } from "../../account/invitation-store.port.ts"
import { Registration } from "../../account/registration.port.ts"
import type { Email } from "../../account/user.ts"

/** What keeps someone from an account of their own making; null if nothing does. Only addresses can be invited. */
export const registrationBar = Effect.fnUntraced(function*(email: Email | null) {
  const { mode } = yield* Registration
  if (mode !== "invitation") return mode === "open" ? null : mode
  const invitations = yield* InvitationStore
  return email === null || (yield* invitations.find(email)) === null ? mode : null
})
