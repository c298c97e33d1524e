import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
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
        redeemCode: ({ payload }) => answer(redeemCode, payload),
      })),
)
