import { PromoCodeId } from "#domain/kernel/ids.ts"
import type { PromoCode } from "#domain/promo/promo-code.ts"
import { at } from "../a-task.ts"

export const aPromoCode = (given: Partial<PromoCode> = {}): PromoCode => ({
  id: PromoCodeId.make("0190a5f2-7c1e-7000-8000-0000000000d1"),
  code: "SPRING",
  minutes: 120,
  trialDays: 0,
  maxUses: null,
  expiresAt: null,
  active: true,
  createdAt: at("2026-11-01T08:00:00.000Z"),
  ...given,
})
