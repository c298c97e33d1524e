import type { Json, Time } from "./columns.ts"

export interface BillingTables {
  readonly payment_order: PaymentOrderTable
  readonly subscription: SubscriptionTable
  readonly payment: PaymentTable
  readonly billing_event: BillingEventTable
  readonly billing_mail: BillingMailTable
  readonly kept_object: KeptObjectTable
}

export interface PaymentOrderTable {
  id: string
  user_id: string
  provider: string
  ref: string | null
  state: string
  doc: Json
  created_at: Time
}

export interface SubscriptionTable {
  id: string
  user_id: string
  provider: string
  ref: string
  status: string
  doc: Json
  looked_at: Time
  created_at: Time
}

interface PaymentTable {
  provider: string
  ref: string
  user_id: string
  amount: number
  doc: Json
  paid_at: Time
}

export interface BillingEventTable {
  provider: string
  event_id: string
  type: string
  kind: string
  subject: string
  received_at: Time
  tried_at: Time | null
  handled_at: Time | null
}

interface BillingMailTable {
  key: string
  user_id: string
  news: Json
  created_at: Time
  sent_at: Time | null
  claimed_at: Time | null
}

interface KeptObjectTable {
  name: string
  text: string
}
