import { Effect } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { isSamePlace } from "../export-place.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import type { ExportRule } from "../export-rule.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import { allowedPlace } from "./allowed-place.ts"
import { allowNames } from "./allowed-rule.ts"
import { edited, givenWith, type PlaceChange, type RuleChange } from "./edited.ts"

interface Given extends RuleChange, PlaceChange {
  readonly secret?: string
}

/** The rule as it is then; null if it is gone. All its files are looked at again; those of another place are others. */
export const changeRule = Effect.fnUntraced(function*(before: ExportRule, given: Given) {
  const { id } = before
  const rules = yield* ExportRuleStore
  const files = yield* ExportedFileStore
  const { seal } = yield* Sealer
  const { transaction } = yield* UnitOfWork
  const { secret: fresh = "" } = given
  yield* allowNames(given, before.ownerId)
  const { keepsSecret, place: wanted } = givenWith(given, before)
  const kept = keepsSecret ? before.secret : null
  const place = yield* allowedPlace(wanted, kept !== null || fresh !== "")
  const secret = fresh === "" || place.kind === "folder" ? kept : yield* seal(fresh)
  return yield* transaction(Effect.gen(function*() {
    const after = yield* rules.change(id, edited(given, place, secret))
    yield* isSamePlace(before.place, place) ? files.forgetNotes(id) : files.forget(id)
    return after
  }))
})
