import { Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { requirePlans } from "../../plan/shared/require-plans.ts"
import { ReferralStore } from "../referral-store.port.ts"
import { codeFrom } from "../referral.ts"

/** The code of an account, created when it is first requested, where codes earn anything. */
export const codeOfAccount = Effect.fnUntraced(function*(userId: UserId) {
  yield* requirePlans
  const referrals = yield* ReferralStore
  const { next } = yield* IdSource
  for (;;) {
    const code = yield* referrals.codeOf(userId)
    if (code !== null) return code
    yield* referrals.addCode(userId, codeFrom(yield* next))
  }
})
