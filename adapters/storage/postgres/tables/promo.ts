import type { Time } from "./columns.ts"

export interface PromoTables {
  readonly promo_code: PromoCodeTable
  readonly promo_use: PromoUseTable
}

export interface PromoCodeTable {
  id: string
  code: string
  minutes: number
  trial_days: number
  max_uses: number | null
  expires_at: Time | null
  active: boolean
  created_at: Time
}

interface PromoUseTable {
  code_id: string
  user_id: string
  used_at: Time
}
