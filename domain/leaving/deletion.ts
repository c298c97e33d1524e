import { type DateTime, Schema } from "effect"
import type { User } from "../account/user.ts"
import { wire } from "../kernel/wire.ts"

/** How long an account that is to be deleted can still be kept. */
export const grace = { days: 7 } as const

/** An account whose deletion was requested. */
export interface Deletion {
  readonly userId: User["id"]
  readonly requestedAt: DateTime.Utc
  /** When everything about it is removed. */
  readonly dueAt: DateTime.Utc
}

/** As clients see it; null for an account that stays. */
export const DeletionView = wire({ dueAt: Schema.NullOr(Schema.DateTimeUtcFromString) })

export const viewOf = (deletion: Deletion | null): typeof DeletionView.Type => ({ dueAt: deletion?.dueAt ?? null })

/** What a person types to delete the account: its address, or else its number, or else its id. */
export const confirmationOf = ({ id, email, phone }: User): string => email ?? phone ?? id
