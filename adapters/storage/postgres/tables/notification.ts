import type { Json, MaybeTime, Time } from "./columns.ts"

export interface NotificationTables {
  readonly push_device: PushDeviceTable
  readonly notice: NoticeTable
  readonly mail_choice: MailChoiceTable
}

interface PushDeviceTable {
  id: string
  user_id: string
  session_id: string
  endpoint: string
  created_at: Time
  doc: Json
}

export interface NoticeTable {
  id: string
  user_id: string
  task_id: string
  push_device_id: string | null
  news: string
  occasion: string
  at: Time
  state: string
  next_at: MaybeTime
  tries: number
}

interface MailChoiceTable {
  user_id: string
  doc: Json
  digest_at: MaybeTime
  digest_day: string | null
}
