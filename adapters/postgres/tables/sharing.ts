export interface SharingTables {
  readonly share: ShareTable
}

interface ShareTable {
  task_id: string
  token: string
  is_on: boolean
}
