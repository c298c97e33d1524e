import { Effect, Schema } from "effect"
import { PlanName } from "../../account/plan-name.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { QuotaNotice, quotaNotice } from "../quota-notice.ts"
import { standingOf } from "../shared/standing.ts"

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
    /** Whether the plan costs nothing here and does not end, so that nothing is offered instead. */
    isIncluded: Schema.Boolean,
    /** False where minutes are only counted: on a server without plans, or of one's own. */
    isLimited: Schema.Boolean,
  }),
  run: Effect.fnUntraced(function*() {
    const { monthly, ...standing } = yield* standingOf(yield* currentUser)
    const { plan, left, total, isIncluded, isLimited } = standing
    const minutesUsed = total - monthly
    const percentage = total === 0 ? 100 : Math.round((minutesUsed / total) * 1000) / 10
    const notice = isLimited && !isIncluded ? quotaNotice(plan, left, total) : null
    return { ...standing, minutesUsed, percentage, notice }
  }),
})
