import { getReferralInfo } from "#domain/referral/use-cases/get-referral-info.ts"
import { validateReferral } from "#domain/referral/use-cases/validate-referral.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const ReferralRoutes = HttpApiBuilder.group(
  Api,
  "referral",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getReferralInfo: () => answer(getReferralInfo, {}),
        validateReferral: ({ query }) => answer(validateReferral, query),
      })),
)
