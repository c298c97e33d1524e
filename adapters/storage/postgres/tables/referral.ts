import type { Time } from "./columns.ts"

export interface ReferralTables {
  readonly referral: ReferralTable
  readonly referral_code: ReferralCodeTable
}

export interface ReferralTable {
  inviter_id: string
  newcomer_id: string
  created_at: Time
  credited_at: Time | null
}

interface ReferralCodeTable {
  user_id: string
  code: string
}
