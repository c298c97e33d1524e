import { Effect } from "effect"
import { bucketIssue } from "../../kernel/bucket-fields.ts"
import { type BrokenRule, brokenRule } from "../../kernel/rules.ts"
import { ExportRuleRefused } from "../errors.ts"
import type { ExportPlace, TargetKind } from "../export-place.ts"
import { ExportTargets } from "../export-targets.port.ts"
import { placePath } from "../name-template.ts"

export interface GivenPlace {
  readonly target: TargetKind
  readonly url?: string
  readonly bucket?: string
  readonly region?: string
  readonly user?: string
  readonly path?: string
}

/** Without a user name, a query, and what programs read differently. */
const address = /^https?:\/\/(?:[a-z0-9._-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:\/[^\s?#\\"<>\p{Cc}\p{Cf}\p{Cs}]*)?$/iu

const refuse = (issue: BrokenRule): ExportRuleRefused => new ExportRuleRefused({ issues: [issue] })

/** A place that may be written to, as it is kept. */
export const allowedPlace = Effect.fnUntraced(function*(given: GivenPlace, hasSecret: boolean) {
  const { admits, offered } = yield* ExportTargets
  const { target: kind, url = "", bucket = "", region = "", user = "", path: written = "" } = given
  if (!offered.includes(kind)) return yield* refuse(brokenRule("target", "one-of", { values: offered.join(", ") }))
  const path = yield* Effect.fromResult(placePath(written)).pipe(Effect.mapError(refuse))
  const empty = { kind, url: "", bucket: "", region: "", user: "", path }
  if (kind === "folder") return empty
  if (kind === "s3") {
    const issue = bucketIssue(bucket.trim(), region.trim())
    if (issue !== null) return yield* refuse(issue)
    if (user.trim() === "") return yield* refuse(brokenRule("user", "required"))
    if (!hasSecret) return yield* refuse(brokenRule("secret", "required"))
  }
  const place: ExportPlace = {
    ...empty,
    url: url.trim().replace(/\/+$/, ""),
    user: user.trim(),
    ...(kind === "s3" && { bucket: bucket.trim(), region: region.trim() }),
  }
  if ((kind === "webdav" || place.url !== "") && !address.test(place.url)) {
    return yield* refuse(brokenRule("url", "http-address"))
  }
  return (yield* admits(place)) ? place : yield* refuse(brokenRule("url", "public-https"))
})
