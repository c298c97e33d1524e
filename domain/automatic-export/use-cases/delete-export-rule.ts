import { Effect } from "effect"
import { ExportRuleId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import { oneRule } from "../steps/one-rule.ts"

/** Forgets a rule with its log. What it wrote stays where it is. */
export const deleteExportRule = useCase("automaticExport.deleteExportRule", {
  input: wire({ id: ExportRuleId }),
  output: wire({ id: ExportRuleId }),
  run: Effect.fnUntraced(function*({ id }) {
    yield* oneRule(id)
    const { remove } = yield* ExportRuleStore
    yield* remove(id)
    return { id }
  }),
})
