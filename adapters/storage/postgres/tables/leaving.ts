import type { Time } from "./columns.ts"

export interface LeavingTables {
  readonly account_deletion: AccountDeletionTable
}

export interface AccountDeletionTable {
  user_id: string
  requested_at: Time
  due_at: Time
}
