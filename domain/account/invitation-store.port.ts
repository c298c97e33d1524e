import { Context, type Effect } from "effect"
import type { Invitation } from "./invitation.ts"
import type { Email, Phone } from "./user.ts"

/** Invited addresses and numbers that have no account yet. */
export class InvitationStore extends Context.Service<InvitationStore, {
  /** Replaces an earlier invitation of the same address or number. */
  readonly save: (invitation: Invitation) => Effect.Effect<void>
  readonly find: (contact: Email | Phone) => Effect.Effect<Invitation | null>
  readonly remove: (contact: Email | Phone) => Effect.Effect<void>
}>()("domain/account/InvitationStore") {}
