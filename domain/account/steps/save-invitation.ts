import { DateTime, Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { type MailNotSent, RegistrationClosed } from "../errors.ts"
import { InvitationStore } from "../invitation-store.port.ts"
import { Registration } from "../registration.port.ts"
import type { Email, Phone } from "../user.ts"

/** Stores an invitation, unless it cannot be mailed or registration is closed. */
export const saveInvitation = Effect.fnUntraced(
  function*(contact: Email | Phone, tell: Effect.Effect<void, MailNotSent>) {
    const { mode } = yield* Registration
    const invitations = yield* InvitationStore
    const { transaction } = yield* UnitOfWork
    if (mode === "closed") return yield* new RegistrationClosed()
    yield* transaction(Effect.andThen(invitations.save({ contact, invitedAt: yield* DateTime.now }), tell))
  },
)
