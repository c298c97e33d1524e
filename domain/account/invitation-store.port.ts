import { Context, type Effect } from "effect"
import type { Invitation } from "./invitation.ts"
import type { Email } from "./user.ts"

/** Invited addresses that have no account yet. */
export class InvitationStore extends Context.Service<InvitationStore, {
  /** Replaces an earlier invitation of the same address. */
  readonly save: (invitation: Invitation) => Effect.Effect<void>
  readonly find: (email: Email) => Effect.Effect<Invitation | null>
  readonly remove: (email: Email) => Effect.Effect<void>
}>()("domain/account/InvitationStore") {}
