import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { MinuteLedger, type StatementSpan } from "../minute-ledger.port.ts"
import type { StatementLine } from "../statement.ts"

const pageSize = 1000

/** All lines of the span, newest first, read page by page. */
export const wholeStatement = Effect.fnUntraced(function*(userId: UserId, span: StatementSpan) {
  const ledger = yield* MinuteLedger
  const lines: Array<StatementLine> = []
  for (let page = 1; lines.length === (page - 1) * pageSize; page += 1) {
    const { items } = yield* ledger.statement(userId, span, { page, pageSize })
    lines.push(...items)
  }
  return lines
})
