import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TargetKind } from "../export-place.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import { ExportRuleView } from "../export-rule-view.ts"
import { rulesPerAccount } from "../export-rule.ts"
import { ExportTargets } from "../export-targets.port.ts"
import { viewRule } from "../shared/view-rule.ts"

/** The caller's rules, how many they may have, and where this server can write. */
export const listExportRules = useCase("automaticExport.listExportRules", {
  input: Schema.Struct({}),
  output: wire({ items: Schema.Array(ExportRuleView), limit: Schema.Int, targets: Schema.Array(TargetKind) }),
  run: Effect.fnUntraced(function*() {
    const { list } = yield* ExportRuleStore
    const { offered: targets } = yield* ExportTargets
    const items = yield* Effect.forEach(yield* list(yield* signedIn), viewRule)
    return { items, limit: rulesPerAccount, targets }
  }),
})
