import type { ColumnType, Generated } from "kysely"
import type { Json, MaybeTime, Time } from "./columns.ts"

export interface WebhookTables {
  readonly webhook: WebhookTable
  readonly webhook_delivery: WebhookDeliveryTable
  readonly webhook_attempt: WebhookAttemptTable
}

export interface WebhookTable {
  id: string
  owner_id: string
  created_at: Time
  is_on: boolean
  mail_at: MaybeTime
  doc: Json
}

export interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  seq: Generated<ColumnType<string, never, never>>
  owner_id: string
  line: string
  event: Json
  at: Time
  state: string
  next_at: MaybeTime
  attempts: number
  since: Time
  tries: number
}

export interface WebhookAttemptTable {
  delivery_id: string
  number: number
  at: Time
  milliseconds: number
  status: number | null
  fault: string | null
  answer: string
}
