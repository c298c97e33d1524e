import { Effect } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { isSamePlace } from "../export-place.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import type { ExportRule } from "../export-rule.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import { allowNames } from "./allowed-rule.ts"
import { changedPlace, type SecretPlaceChange } from "./changed-place.ts"
import { edited, type RuleChange } from "./edited.ts"

/** The rule as it is then; null if it is gone. All its files are looked at again; those of another place are others. */
export const changeRule = Effect.fnUntraced(function*(before: ExportRule, given: RuleChange & SecretPlaceChange) {
  const { id } = before
  const rules = yield* ExportRuleStore
  const files = yield* ExportedFileStore
  const { transaction } = yield* UnitOfWork
  yield* allowNames(given, before.ownerId)
  const { place, secret } = yield* changedPlace(before, given)
  return yield* transaction(Effect.gen(function*() {
    const after = yield* rules.change(id, edited(given, place, secret))
    yield* isSamePlace(before.place, place) ? files.forgetNotes(id) : files.forget(id)
    return after
  }))
})
