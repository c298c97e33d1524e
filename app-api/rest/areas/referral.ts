import { getReferralInfo } from "#domain/referral/use-cases/get-referral-info.ts"
import { validateReferral } from "#domain/referral/use-cases/validate-referral.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get } = HttpApiEndpoint

export const ReferralGroup = HttpApiGroup.make("referral").annotate(OpenApi.Description, "Referrals").add(
  get("getReferralInfo", "/api/referral/info", { ...answers(getReferralInfo.output) }).annotateMerge(
    says(
      "Get the referral code",
      "Code and link of the account, how many people joined through them, and the minutes they earned.",
    ),
  ),
).middleware(Authentication).add(
  get("validateReferral", "/api/referral/validate", {
    query: validateReferral.input,
    ...answers(validateReferral.output),
  })
    .middleware(Visiting).annotateMerge(
      says("Check a referral code", "Whether the code exists, but not whose it is. Open to everyone."),
    ),
)

export const ReferralRoutes = HttpApiBuilder.group(
  areaApi(ReferralGroup),
  "referral",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getReferralInfo: () => answer(getReferralInfo, {}),
        validateReferral: ({ query }) => answer(validateReferral, query),
      })),
)
