import { Effect, Schema } from "effect"
import { ExportRuleStore } from "../../automatic-export/export-rule-store.port.ts"
import { ExportRuleView } from "../../automatic-export/export-rule-view.ts"
import { viewRule } from "../../automatic-export/shared/view-rule.ts"
import type { UserId } from "../../kernel/ids.ts"
import { jsonFile } from "./archive-parts.ts"

/** Rules of automatic export, without the secrets that open their places. */
export const exportRulesFile = Effect.fnUntraced(function*(owner: UserId) {
  const { list } = yield* ExportRuleStore
  const items = yield* Effect.forEach(yield* list(owner), viewRule)
  return yield* jsonFile("automatic-export.json", Schema.Array(ExportRuleView), items)
})
