import { DateTime, Effect } from "effect"
import type { User } from "../../account/user.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import type { LedgerEntry } from "../ledger.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"
import { plans } from "../plan.ts"
import type { Sums } from "../sums.ts"
import { type UsageMonth, usageMonth } from "../usage-month.ts"

/**
 * What the account can still spend: the plan's minutes of this usage month, and the bonus. The first request in a
 * month opens it: what is left from earlier months lapses, and the plan's minutes are granted.
 */
export const balanceOf = Effect.fnUntraced(function*(user: User) {
  const ledger = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const month = usageMonth(user, yield* DateTime.now)
  const found = yield* ledger.sums(user.id, month.period)
  if (changes(user, month, found).length === 0) return balance(month, found)
  return yield* transaction(Effect.gen(function*() {
    yield* ledger.lock(user.id)
    yield* ledger.append(changes(user, month, yield* ledger.sums(user.id, month.period)))
    return balance(month, yield* ledger.sums(user.id, month.period))
  }))
})

const balance = (month: UsageMonth, { granted, withdrawn, monthly, bonus }: Sums) => ({
  month,
  total: granted + withdrawn,
  monthly: granted + withdrawn + monthly,
  bonus,
})

/**
 * Adds what the ledger lacks: earlier months are closed, and this one gets the plan's minutes, or none if it is not
 * paid.
 */
const changes = (user: User, month: UsageMonth, sums: Sums): ReadonlyArray<LedgerEntry> => {
  const entry = { userId: user.id, taskId: null, attempt: 0, bucket: "monthly", note: null } as const
  const closings = sums.otherMonths.map(({ period, minutes }): LedgerEntry => ({
    ...entry,
    kind: "lapsed",
    period,
    minutes: -minutes,
    source: "",
  }))
  const { period } = month
  const missing = minutesOf(user, month) - sums.granted
  const source = `plan ${user.plan} ${sums.grants + 1}`
  return missing > 0 ? [...closings, { ...entry, kind: "granted", period, minutes: missing, source }] : closings
}

/** The minutes that the account's plan includes per month. */
const minutesOf = ({ plan, minutesUntil }: User, { start }: UsageMonth): number =>
  minutesUntil !== null && DateTime.isGreaterThanOrEqualTo(start, minutesUntil) ? 0 : plans[plan].minutesPerMonth
