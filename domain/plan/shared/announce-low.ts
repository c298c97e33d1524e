import { Effect } from "effect"
import { hasIncludedPlan, isUnlimited, OwnPlans } from "../../account/own-plans.ts"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { User } from "../../account/user.ts"
import { announce } from "../../webhook/shared/announce.ts"
import * as Ledger from "../ledger.ts"
import { quotaNotice } from "../quota-notice.ts"

/** Announces that minutes run low, or have run out, when a booking makes it so; not where they only are counted. */
export const announceLow = Effect.fnUntraced(function*(
  user: User,
  balance: Ledger.Balance & { readonly total: number },
  booked: ReadonlyArray<Ledger.LedgerEntry>,
) {
  const rules = yield* OwnPlans
  if (isUnlimited(user, rules) || hasIncludedPlan(user, rules)) return
  const plan = yield* planInUse(user.plan)
  const { total } = balance
  const before = Ledger.leftOf(balance)
  const left = before - Ledger.held(booked)
  const notice = quotaNotice(plan, left, total)
  if (notice === null || notice === quotaNotice(plan, before, total)) return
  yield* announce(user.id, { type: "minutes.low", left, total })
})
