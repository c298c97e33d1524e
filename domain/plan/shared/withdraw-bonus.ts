import { Effect } from "effect"
import type { User } from "../../account/user.ts"
import { bonusEntry } from "../ledger.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"
import { balanceOf } from "./balance.ts"

/** Takes back bonus minutes, at most what is left of them; once for each source. Call it inside a transaction. */
export const withdrawBonus = Effect.fnUntraced(function*(user: User, most: number, source: string) {
  const ledger = yield* MinuteLedger
  yield* ledger.lock(user.id)
  const { bonus } = yield* balanceOf(user)
  const minutes = Math.min(Math.max(0, bonus), most)
  if (minutes > 0) {
    yield* ledger.append([bonusEntry(user.id, { kind: "withdrawn", minutes: -minutes, source, note: null })])
  }
})
