import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import type { ExportRuleId } from "../../kernel/ids.ts"
import { ExportRuleNotFound } from "../errors.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"

/** The caller's rule; those of others do not exist. */
export const oneRule = Effect.fnUntraced(function*(id: ExportRuleId) {
  const owner = yield* signedIn
  const { find } = yield* ExportRuleStore
  const rule = yield* find(id)
  return rule?.ownerId === owner ? rule : yield* new ExportRuleNotFound()
})
