import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { ExportRuleId } from "../../kernel/ids.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportRuleLimitReached } from "../errors.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import { ExportRuleView } from "../export-rule-view.ts"
import { rulesPerAccount } from "../export-rule.ts"
import { newRule } from "../new-rule.ts"
import { noteChanges } from "../shared/note-changes.ts"
import { viewRule } from "../shared/view-rule.ts"
import { allowedPlace } from "../steps/allowed-place.ts"
import { allowNames } from "../steps/allowed-rule.ts"
import { Formats, placeFields, ruleFields } from "../steps/rule-input.ts"

/** Has files of the account written to a place by themselves: those that are finished or changed from now on, or all that there are. */
export const createExportRule = useCase("automaticExport.createExportRule", {
  input: wire({ formats: Formats, ...ruleFields, ...placeFields, hasExisting: Schema.optionalKey(Schema.Boolean) }),
  output: ExportRuleView,
  run: Effect.fnUntraced(function*({ secret = "", hasExisting = false, ...given }) {
    const ownerId = yield* signedIn
    const { insert } = yield* ExportRuleStore
    const { seal } = yield* Sealer
    yield* allowNames(given, ownerId)
    const place = yield* allowedPlace(given, secret !== "")
    const sealed = secret === "" || place.kind === "folder" ? null : yield* seal(secret)
    const id = ExportRuleId.make(yield* (yield* IdSource).next)
    const now = yield* DateTime.now
    const since = hasExisting ? null : now
    const rule = newRule({ ...given, id, ownerId, place, secret: sealed, since }, now)
    if (!(yield* insert(rule, rulesPerAccount))) return yield* new ExportRuleLimitReached({ limit: rulesPerAccount })
    if (hasExisting) yield* noteChanges(id, "all")
    return yield* viewRule(rule)
  }),
})
