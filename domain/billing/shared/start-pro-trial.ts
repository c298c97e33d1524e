import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { AlreadySubscribed, TrialUsed } from "../errors.ts"
import { grantPlan } from "../steps/grant-plan.ts"
import { SubscriptionStore } from "../subscription-store.port.ts"
import { isLiving } from "../subscription.ts"

export const trialDays = 7

/** Starts a trial of Pro for some days. An account has one trial, and none during or after a plan, granted ones included. */
export const startProTrial = Effect.fnUntraced(function*(userId: UserId, days: number) {
  const users = yield* UserStore
  const subscriptions = yield* SubscriptionStore
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const until = DateTime.add(yield* DateTime.now, { days })
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(userId)
    const had = yield* subscriptions.ofUser(userId)
    const living = had.find(isLiving)
    const { plan } = yield* users.get(userId)
    // The operator may have given a plan without a subscription.
    const hasPlan = living === undefined ? plan !== "free" : living.provider !== "trial"
    if (hasPlan) return yield* new AlreadySubscribed()
    if (had.length > 0) return yield* new TrialUsed()
    yield* grantPlan(userId, "trial", until)
  }))
})
