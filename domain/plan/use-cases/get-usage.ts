import { Effect, Schema } from "effect"
import { PlanName } from "../../account/plan-name.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { leftOf } from "../ledger.ts"
import { QuotaNotice, quotaNotice } from "../quota-notice.ts"
import { balanceOf } from "../shared/balance.ts"

/** Minutes of this usage month: used (spent or reserved), in total and as a percentage, and when the next month begins. */
export const getUsage = useCase("plan.getUsage", {
  input: Schema.Struct({}),
  output: wire({
    plan: PlanName,
    minutesUsed: Schema.Int,
    total: Schema.Int,
    bonus: Schema.Int,
    left: Schema.Int,
    percentage: Schema.Finite,
    nextReset: Schema.DateTimeUtcFromString,
    notice: Schema.NullOr(QuotaNotice),
  }),
  run: Effect.fnUntraced(function*() {
    const user = yield* currentUser
    const { month, total, monthly, bonus } = yield* balanceOf(user)
    const minutesUsed = total - monthly
    const left = leftOf({ monthly, bonus })
    const percentage = total === 0 ? 100 : Math.round((minutesUsed / total) * 1000) / 10
    const notice = quotaNotice(user.plan, left, total)
    return { plan: user.plan, minutesUsed, total, bonus, left, percentage, nextReset: month.nextReset, notice }
  }),
})
