import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { validateCode } from "#domain/promo/use-cases/validate-code.ts"
import { mutation, query, router } from "./trpc.ts"

export const promoRouter = router({
  redeemCode: mutation(redeemCode),
  validateCode: query(validateCode),
})
