import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { pageFields } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"
import { balanceOf } from "../shared/balance.ts"
import { spanFields, StatementPage } from "../statement.ts"

/**
 * The minutes statement: every grant, reservation, settlement, release and withdrawal, newest first, with the
 * balance.
 */
export const listStatement = useCase("plan.listStatement", {
  input: wire({
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
    ...spanFields,
  }),
  output: StatementPage,
  run: Effect.fnUntraced(function*({ page = 1, pageSize = 50, from = null, before = null }) {
    const user = yield* currentUser
    const ledger = yield* MinuteLedger
    yield* balanceOf(user)
    return { ...(yield* ledger.statement(user.id, { from, before }, { page, pageSize })), page, pageSize }
  }),
})
