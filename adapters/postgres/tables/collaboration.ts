import type { Time } from "./columns.ts"

export interface CollaborationTables {
  readonly collaborator: CollaboratorTable
}

interface CollaboratorTable {
  task_id: string
  user_id: string
  added_at: Time
}
