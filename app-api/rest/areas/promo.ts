import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { validateCode } from "#domain/promo/use-cases/validate-code.ts"
import { TypedCode } from "#domain/promo/view.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint

const OneCode = { code: TypedCode }

export const Promo = HttpApiGroup.make("promo").annotate(OpenApi.Description, "Promo codes").add(
  get("validateCode", "/api/promo-codes/validate/:code", {
    params: OneCode,
    ...answers(validateCode.output),
  }).annotateMerge(
    says(
      "Check a promo code",
      "Whether the account may use it, and what it gives. Case does not matter; 10 attempts an hour.",
    ),
  ),
  post("redeemCode", "/api/promo-codes/use", {
    payload: redeemCode.input,
    ...answers(redeemCode.output),
  }).annotateMerge(says("Use a promo code", "Once for each account. Bonus minutes do not expire.")),
).middleware(Authentication)

export const PromoRoutes = HttpApiBuilder.group(
  areaApi(Promo),
  "promo",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        validateCode: ({ params }) => answer(validateCode, params),
        redeemCode: ({ payload }) => answer(redeemCode, payload),
      })),
)
