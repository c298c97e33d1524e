import { Effect, Schema } from "effect"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { ReferralCodeNotFound } from "../errors.ts"
import { ReferralStore } from "../referral-store.port.ts"
import { normaliseCode } from "../referral.ts"

/** Whether a referral code exists. Whose it is, is not revealed. */
export const validateReferral = useCase("referral.validateReferral", {
  input: wire({ code: StorableText.check(notBlank, maxCharacters(64)) }),
  output: wire({ valid: Schema.Literal(true), code: Schema.String }),
  run: Effect.fnUntraced(function*({ code: typed }) {
    yield* requirePlans
    const referrals = yield* ReferralStore
    yield* limitNetwork("referral codes tried from a network")
    const code = normaliseCode(typed)
    if ((yield* referrals.ownerOf(code)) === null) return yield* new ReferralCodeNotFound()
    return { valid: true as const, code }
  }),
})
