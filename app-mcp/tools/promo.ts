import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { tool } from "../tool.ts"

export const promoTools = [
  tool(redeemCode, {
    name: "use_promo_code",
    title: "Use a promo code",
    description: "Use a promo code that the user has given you. It works once for each account.",
    fields: { code: "As the user wrote it." },
    say: ({ code, minutes, trialDays, left }) =>
      [
        `${code} was used`,
        ...(minutes > 0 ? [`${minutes} bonus minutes`] : []),
        ...(trialDays > 0 ? [`${trialDays} trial days`] : []),
        `${left} minutes left`,
      ].join("; "),
  }),
]
