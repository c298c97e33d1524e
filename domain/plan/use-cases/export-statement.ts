import { DateTime, Effect, Schema } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import { dayIn } from "../../kernel/time-zones.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { balanceOf } from "../shared/balance.ts"
import { spanFields } from "../statement.ts"
import { statementCsv } from "../steps/statement-csv.ts"
import { wholeStatement } from "../steps/whole-statement.ts"

/** The minutes statement as a CSV file, oldest line first, with the times of the account's zone. */
export const exportStatement = useCase("plan.exportStatement", {
  input: wire(spanFields),
  output: wire({ fileName: Schema.String, mediaType: Schema.String, text: Schema.String }),
  run: Effect.fnUntraced(function*({ from = null, before = null }) {
    const user = yield* currentUser
    yield* balanceOf(user)
    const lines = yield* wholeStatement(user.id, { from, before })
    const { timeZone } = yield* readingOf(user)
    return {
      fileName: `minutes-${dayIn(yield* DateTime.now, timeZone)}.csv`,
      mediaType: "text/csv; charset=utf-8",
      text: statementCsv(lines.toReversed(), timeZone),
    }
  }),
})
