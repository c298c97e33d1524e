import { Effect, Schema } from "effect"
import { ExportRuleId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import { again } from "../exported-file.ts"
import { oneRule } from "../steps/one-rule.ts"
import { writeAgain } from "../steps/write-again.ts"

/** More than an account has at a time; the others are there to be asked for again. */
const most = { page: 1, pageSize: 10_000 }

/** Writes everything that was given up once more. */
export const writeFailedAgain = useCase("automaticExport.writeFailedAgain", {
  input: wire({ id: ExportRuleId }),
  output: wire({ again: Schema.Int }),
  run: Effect.fnUntraced(function*({ id }) {
    yield* oneRule(id)
    const { list } = yield* ExportedFileStore
    const { items } = yield* list(id, ["failed"], most)
    const changed = yield* writeAgain(id, items, again)
    return { again: changed.length }
  }),
})
