import { usePromoCode } from "#domain/promo/use-cases/use-promo-code.ts"
import { validateCode } from "#domain/promo/use-cases/validate-code.ts"
import { mutation, query, router } from "./trpc.ts"

export const promoRouter = router({
  usePromoCode: mutation(usePromoCode),
  validateCode: query(validateCode),
})
