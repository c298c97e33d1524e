import { Effect } from "effect"
import { InvitationStore } from "../../account/invitation-store.port.ts"
import { Registration } from "../../account/registration.port.ts"
import type { Email } from "../../account/user.ts"
import { AddressPolicy } from "../address-policy.port.ts"

/** What keeps someone from creating an account themselves; null if nothing does. Only addresses can be invited. */
export const registrationBar = Effect.fnUntraced(function*(email: Email | null) {
  const { mode } = yield* Registration
  if (mode === "closed") return mode
  const invitations = yield* InvitationStore
  if (email !== null && (yield* invitations.find(email)) !== null) return null
  if (mode === "invitation") return mode
  const policy = yield* AddressPolicy
  return email === null || (yield* policy.judge(email)) === null ? null : "address"
})
