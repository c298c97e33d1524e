import { Effect } from "effect"
import type { PlanName } from "../../account/plan-name.ts"
import type { User } from "../../account/user.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"
import { balanceOf } from "./balance.ts"

/**
 * Takes back a share (0 to 1) of the minutes that a plan granted for this month, at most what is left. `cause` names what was
 * paid: a larger share later takes back the difference. Call it inside a transaction.
 */
export const withdrawFromMonth = Effect.fnUntraced(function*(user: User, plan: PlanName, share: number, cause: string) {
  const ledger = yield* MinuteLedger
  yield* ledger.lock(user.id)
  const { month, monthly } = yield* balanceOf(user)
  const grants = yield* ledger.grantsOf(user.id, month.period)
  const granted = sum(grants.filter(({ kind, source }) => kind === "granted" && source.startsWith(`plan ${plan} `)))
  const before = grants.filter(({ kind, source }) => kind === "withdrawn" && source.startsWith(`${cause} `))
  const minutes = Math.min(Math.max(0, monthly), Math.floor(granted * share) + sum(before))
  if (minutes <= 0) return
  yield* ledger.append([{
    userId: user.id,
    taskId: null,
    attempt: 0,
    kind: "withdrawn",
    bucket: "monthly",
    period: month.period,
    minutes: -minutes,
    source: `${cause} ${before.length + 1}`,
    note: null,
  }])
})

const sum = (entries: ReadonlyArray<{ readonly minutes: number }>): number =>
  entries.reduce((total, { minutes }) => total + minutes, 0)
