import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { bonusEntry } from "../ledger.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"

/** Bonus minutes for a cause ("promo SPRING", "referral …"). They do not expire; one cause grants an account minutes once. */
export const grantBonus = Effect.fnUntraced(function*(
  userId: UserId,
  { minutes, source }: { readonly minutes: number; readonly source: string },
) {
  const ledger = yield* MinuteLedger
  yield* ledger.append([bonusEntry(userId, { kind: "granted", minutes, source, note: null })])
})
