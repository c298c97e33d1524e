import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { csvOf } from "../csv.ts"
import { balanceOf } from "../shared/balance.ts"
import { spanFields } from "../statement.ts"
import { wholeStatement } from "../steps/whole-statement.ts"

/** The minutes statement as a CSV file (RFC 4180), oldest line first. */
export const exportStatement = useCase("plan.exportStatement", {
  input: wire(spanFields),
  output: wire({ fileName: Schema.String, mediaType: Schema.String, text: Schema.String }),
  run: Effect.fnUntraced(function*({ from = null, before = null }) {
    const user = yield* currentUser
    yield* balanceOf(user)
    const lines = yield* wholeStatement(user.id, { from, before })
    const day = DateTime.formatIsoDateUtc(yield* DateTime.now)
    return {
      fileName: `minutes-${day}.csv`,
      mediaType: "text/csv; charset=utf-8",
      text: csvOf(columns, lines.toReversed()),
    }
  }),
})

const columns = [
  "at",
  "kind",
  "bucket",
  "period",
  "minutes",
  "balance",
  "cause",
  "reference",
  "taskId",
  "taskTitle",
  "note",
] as const
