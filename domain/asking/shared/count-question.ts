import { DateTime, Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { User } from "../../account/user.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { featureNamed } from "../../plan/feature.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { plans } from "../../plan/plan.ts"
import { usageMonth } from "../../plan/usage-month.ts"
import { QuestionLimitReached } from "../errors.ts"
import { QuestionMeter } from "../question-meter.port.ts"

/** A question that was open for longer was being answered by a server that has died, and does not count. */
const maxOpen = { minutes: 15 }

/** How many questions the account may still ask this month; null for any number. */
export const questionsLeft = Effect.fnUntraced(function*(user: User) {
  const limit = plans[yield* planInUse(user.plan)].questionsPerMonth
  if (limit === null) return null
  const meter = yield* QuestionMeter
  const now = yield* DateTime.now
  const { period } = usageMonth(user, now)
  return Math.max(0, limit - (yield* meter.count(user.id, period, DateTime.subtract(now, maxOpen))))
})

/** Counts a question that is not counted yet, or refuses it. Concurrent questions wait for each other here. */
export const countQuestion = Effect.fnUntraced(function*(user: User, id: string) {
  const limit = plans[yield* planInUse(user.plan)].questionsPerMonth
  if (limit === null) return
  const meter = yield* QuestionMeter
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(user.id)
    if (yield* meter.has(id)) return
    if ((yield* questionsLeft(user)) === 0) {
      return yield* new QuestionLimitReached({ limit, feature: featureNamed("ASK_AI") })
    }
    const askedAt = yield* DateTime.now
    const { period } = usageMonth(user, askedAt)
    yield* meter.open({ id, userId: user.id, period, askedAt })
  }))
})
