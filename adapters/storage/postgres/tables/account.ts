import type { Generated, JSONColumnType } from "kysely"
import type { Time } from "./columns.ts"

export interface AccountTables {
  readonly app_user: UserTable
  readonly session: SessionTable
  readonly sign_in_link: SignInLinkTable
  readonly invitation: InvitationTable
  readonly known_device: KnownDeviceTable
  readonly sign_in_notice: SignInNoticeTable
  readonly contact_change: ContactChangeTable
  readonly contact_notice: ContactNoticeTable
}

export interface UserTable {
  id: string
  email: string | null
  phone: string | null
  username: string | null
  plan: string
  included_plan: Generated<string>
  language: string | null
  ui_language: string | null
  style: JSONColumnType<object> | null
  time_zone: string | null
  avatar: string | null
  terms_version: string | null
  usage_anchor: Time | null
  minutes_until: Time | null
  disabled_at: Time | null
  created_at: Time
  is_guest: Generated<boolean>
}

export interface SessionTable {
  id: string
  token_hash: string
  user_id: string
  device_id: string
  label: string | null
  place: string | null
  created_at: Time
  last_seen_at: Time
  expires_at: Time
  proven_at: Time | null
}

export interface SignInLinkTable {
  token_hash: string
  email: string
  expires_at: Time
  browser_hash: string
}

interface InvitationTable {
  /** An address or a number. */
  email: string
  invited_at: Time
}

interface KnownDeviceTable {
  user_id: string
  device_id: string
}

export interface SignInNoticeTable {
  id: string
  user_id: string
  label: string | null
  place: string | null
  signed_in_at: Time
  claimed_at: Time | null
}

export interface ContactChangeTable {
  id: string
  user_id: string
  kind: string
  old_contact: string | null
  new_contact: string
  by: string
  changed_at: Time
  undo_until: Time
  undone_at: Time | null
  moved: JSONColumnType<ReadonlyArray<string>>
}

export interface ContactNoticeTable {
  id: string
  user_id: string
  recipient: string
  news: JSONColumnType<object>
  created_at: Time
  claimed_at: Time | null
}
