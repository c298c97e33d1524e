import { getReferralInfo } from "./use-cases/get-referral-info.ts"
import { listReferrals } from "./use-cases/list-referrals.ts"
import { validateReferral } from "./use-cases/validate-referral.ts"

export const referralCases = [getReferralInfo, listReferrals, validateReferral] as const
