import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ReferralStore } from "../referral-store.port.ts"
import { minutesPerReferral } from "../referral.ts"
import { codeOfAccount } from "../shared/code-of.ts"

/** The caller's code and link, and what they earned. */
export const getReferralInfo = useCase("referral.getReferralInfo", {
  input: Schema.Struct({}),
  output: wire({
    code: Schema.String,
    link: Schema.String,
    bonusMinutes: Schema.Int,
    /** Newcomers whose first task is done, and those who have not finished one yet. */
    successfulReferrals: Schema.Int,
    pendingReferrals: Schema.Int,
    minutesPerReferral: Schema.Int,
    /** Video links on the tools site beyond the free ones: one for each newcomer. */
    extraVideoLinks: Schema.Int,
  }),
  run: Effect.fnUntraced(function*() {
    const [userId, referrals] = [yield* signedIn, yield* ReferralStore]
    const { url } = yield* PublicAddress
    const code = yield* codeOfAccount(userId)
    const all = yield* referrals.list(userId)
    const successfulReferrals = all.filter((one) => one.creditedAt !== null).length
    return {
      code,
      link: `${url}/transcribe/login?referral_code=${code}`,
      bonusMinutes: successfulReferrals * minutesPerReferral,
      successfulReferrals,
      pendingReferrals: all.length - successfulReferrals,
      minutesPerReferral,
      extraVideoLinks: successfulReferrals,
    }
  }),
})
