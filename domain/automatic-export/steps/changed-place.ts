import { Effect } from "effect"
import { brokenRule } from "../../kernel/rules.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { ExportRuleRefused } from "../errors.ts"
import type { ExportRule } from "../export-rule.ts"
import { allowedPlace } from "./allowed-place.ts"
import { givenWith, isOther, type PlaceChange } from "./edited.ts"

export interface SecretPlaceChange extends PlaceChange {
  readonly secret?: string
  readonly isOn?: boolean
}

/**
 * The place of a rule with what was given, and its sealed secret. A place that is not touched is not asked about: the operator may have
 * closed it, and its rule can still be named and switched off.
 */
export const changedPlace = Effect.fnUntraced(function*(before: ExportRule, given: SecretPlaceChange) {
  const { seal } = yield* Sealer
  const { secret: fresh = "" } = given
  const { keepsSecret, place: wanted } = givenWith(given, before)
  const isTouched = fresh !== "" || isOther(wanted, before.place) || (given.isOn === true && before.off !== null)
  if (!isTouched) return { place: before.place, secret: before.secret }
  const kept = keepsSecret ? before.secret : null
  const place = yield* allowedPlace(wanted, kept !== null || fresh !== "")
  if (place.kind === "folder") return { place, secret: null }
  // Left out, and not emptied: it would be lost unnoticed.
  const isLost = given.secret === undefined && kept === null && before.secret !== null
  if (isLost) return yield* new ExportRuleRefused({ issues: [brokenRule("secret", "required")] })
  return { place, secret: fresh === "" ? kept : yield* seal(fresh) }
})
