import { Context, type DateTime, type Effect } from "effect"
import type { ContactChangeId, UserId } from "../kernel/ids.ts"
import type { ContactChange } from "./contact-change.ts"
import type { ContactNotice } from "./contact-notice.ts"
import type { Contact } from "./contact.ts"

/** Changes of addresses and numbers, and the mails about them that have not been sent yet. */
export class ContactChangeStore extends Context.Service<ContactChangeStore, {
  readonly insert: (change: ContactChange) => Effect.Effect<void>
  readonly find: (id: ContactChangeId) => Effect.Effect<ContactChange | null>
  /** All of an account, oldest first. */
  readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<ContactChange>>
  /** The account that may still return to this address or number; nobody else may take it until then. */
  readonly keptFor: (contact: Contact, now: DateTime.Utc) => Effect.Effect<UserId | null>
  /** Records that these were undone. */
  readonly markUndone: (ids: ReadonlyArray<ContactChangeId>, now: DateTime.Utc) => Effect.Effect<void>
  /** From now on, no change of the account can be undone. */
  readonly settle: (userId: UserId, now: DateTime.Utc) => Effect.Effect<void>
  readonly saveNotice: (notice: ContactNotice) => Effect.Effect<void>
  /** Claims notices, oldest first: for `claimLasts` nobody else gets them. */
  readonly claimNotices: (limit: number, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<ContactNotice>>
  readonly removeNotice: (id: string) => Effect.Effect<void>
}>()("domain/account/ContactChangeStore") {}
