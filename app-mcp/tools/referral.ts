import { getReferralInfo } from "#domain/referral/use-cases/get-referral-info.ts"
import { tool } from "../tool.ts"

export const referralTools = [
  tool(getReferralInfo, {
    name: "get_referral_info",
    title: "Get the referral link",
    description:
      "The link that the user can give to others, how many people joined through it, and the bonus minutes it earned.",
    say: ({ link, successfulReferrals, pendingReferrals, bonusMinutes }) =>
      `${link}: ${successfulReferrals} joined and ${pendingReferrals} have not finished a task yet; ${bonusMinutes} bonus minutes`,
    readOnlyHint: true,
    idempotentHint: true,
  }),
]
