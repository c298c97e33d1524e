import type { JSONColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface SignInTables {
  readonly identity: IdentityTable
  readonly ticket: TicketTable
}

export interface IdentityTable {
  issuer: string
  subject: string
  user_id: string
  email: string | null
  created_at: Time
}

export interface TicketTable {
  kind: string
  hash: string
  device: string | null
  payload: JSONColumnType<object>
  tries: number
  expires_at: Time
}
