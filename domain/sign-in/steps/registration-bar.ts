import { Effect } from "effect"
import { InvitationStore } from "../../account/invitation-store.port.ts"
import { Registration } from "../../account/registration.port.ts"
import type { User } from "../../account/user.ts"
import { AddressPolicy } from "../address-policy.port.ts"

/** What keeps someone from creating an account themselves; null if nothing does. */
export const registrationBar = Effect.fnUntraced(function*({ email, phone }: Pick<User, "email" | "phone">) {
  const { mode } = yield* Registration
  if (mode === "closed") return mode
  const invitations = yield* InvitationStore
  for (const contact of [email, phone]) {
    if (contact !== null && (yield* invitations.find(contact)) !== null) return null
  }
  if (mode === "invitation") return mode
  const policy = yield* AddressPolicy
  return email === null || (yield* policy.judge(email)) === null ? null : "address"
})
