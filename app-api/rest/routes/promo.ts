import { usePromoCode } from "#domain/promo/use-cases/use-promo-code.ts"
import { validateCode } from "#domain/promo/use-cases/validate-code.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const PromoRoutes = HttpApiBuilder.group(
  Api,
  "promo",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        validateCode: ({ params }) => answer(validateCode, params),
        usePromoCode: ({ payload }) => answer(usePromoCode, payload),
      })),
)
