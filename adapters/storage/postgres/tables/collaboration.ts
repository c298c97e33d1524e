import type { Time } from "./columns.ts"

export interface CollaborationTables {
  readonly collaborator: CollaboratorTable
}

interface CollaboratorTable {
  task_id: string
  /** Of the addition. */
  id: string
  /** The address or number: access is that of the account that has it. */
  identifier: string
  role: string
  added_at: Time
}
