import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { grantBonus } from "../../plan/shared/grant-minutes.ts"
import { ReferralStore } from "../referral-store.port.ts"
import { minutesPerReferral } from "../referral.ts"

/**
 * A task of an account is finished: its referrer gets the minutes, once. Call it inside the
 * transaction that finishes the task.
 */
export const creditReferral = Effect.fnUntraced(function*(newcomerId: UserId) {
  const referrals = yield* ReferralStore
  const referral = yield* referrals.ofNewcomer(newcomerId)
  if (referral === null || referral.creditedAt !== null) return
  if (!(yield* referrals.setCredited(newcomerId, yield* DateTime.now))) return
  yield* grantBonus(referral.inviterId, { minutes: minutesPerReferral, source: `referral ${newcomerId}` })
})
