import { Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { UsageLimitReached } from "../errors.ts"
import { bonusEntry } from "../ledger.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"
import { balanceOf } from "../shared/balance.ts"

/** An adjustment of zero would only add a puzzling line to the statement. */
const notZero = Schema.makeFilter((minutes: number) => minutes !== 0, { rule: "not-zero" })

/** Gives an account bonus minutes, or takes some back; the reason appears in its statement. */
export const adjustMinutes = useCase("plan.adjustMinutes", {
  input: wire({
    account: AccountName,
    minutes: Schema.Int.check(Schema.isBetween({ minimum: -1_000_000, maximum: 1_000_000 }), notZero),
    reason: StorableText.check(notBlank, maxCharacters(200)),
  }),
  output: wire({ bonus: Schema.Int }),
  run: Effect.fnUntraced(function*({ account, minutes, reason }) {
    const ledger = yield* MinuteLedger
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    return yield* transaction(Effect.gen(function*() {
      const user = yield* namedUser(account)
      yield* ledger.lock(user.id)
      const { bonus } = yield* balanceOf(user)
      if (bonus + minutes < 0) return yield* new UsageLimitReached({ needed: -minutes, left: bonus })
      const source = `operator ${yield* next}`
      yield* ledger.append([bonusEntry(user.id, { kind: "adjusted", minutes, source, note: reason })])
      return { bonus: bonus + minutes }
    }))
  }),
})
