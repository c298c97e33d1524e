import { Effect } from "effect"
import { InvitationStore } from "../../account/invitation-store.port.ts"
import { Registration } from "../../account/registration.port.ts"
import type { Email } from "../../account/user.ts"

/** What keeps this address from an account of its own making; null if nothing does. */
export const registrationBar = Effect.fnUntraced(function*(email: Email) {
  const { mode } = yield* Registration
  if (mode !== "invitation") return mode === "open" ? null : mode
  const invitations = yield* InvitationStore
  return (yield* invitations.find(email)) === null ? mode : null
})
