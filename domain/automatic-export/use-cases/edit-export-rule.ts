import { Effect, Schema } from "effect"
import { ExportRuleId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportRuleNotFound } from "../errors.ts"
import { ExportRuleView } from "../export-rule-view.ts"
import { noteChanges } from "../shared/note-changes.ts"
import { viewRule } from "../shared/view-rule.ts"
import { changeRule } from "../steps/change-rule.ts"
import { oneRule } from "../steps/one-rule.ts"
import { Formats, placeFields, ruleFields } from "../steps/rule-input.ts"

/** Changes a rule, or switches it on or off. A secret is for one place: another place needs its own. Another place gets all files again. */
export const editExportRule = useCase("automaticExport.editExportRule", {
  input: wire({
    id: ExportRuleId,
    formats: Schema.optionalKey(Formats),
    ...ruleFields,
    ...placeFields,
    target: Schema.optionalKey(placeFields.target),
    isOn: Schema.optionalKey(Schema.Boolean),
  }),
  output: ExportRuleView,
  run: Effect.fnUntraced(function*({ id, ...given }) {
    const changed = yield* changeRule(yield* oneRule(id), given)
    if (changed === null) return yield* new ExportRuleNotFound()
    if (changed.off === null) yield* noteChanges(id, "all")
    return yield* viewRule(changed)
  }),
})
