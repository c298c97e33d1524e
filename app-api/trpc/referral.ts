import { getReferralInfo } from "#domain/referral/use-cases/get-referral-info.ts"
import { validateReferral } from "#domain/referral/use-cases/validate-referral.ts"
import { openQuery, query, router } from "./trpc.ts"

export const referralRouter = router({
  getReferralInfo: query(getReferralInfo),
  validateReferral: openQuery(validateReferral),
})
