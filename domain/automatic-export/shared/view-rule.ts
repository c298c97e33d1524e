import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import type { ExportRuleView } from "../export-rule-view.ts"
import type { ExportRule } from "../export-rule.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"

/** A rule as the caller sees it. */
export const viewRule = Effect.fnUntraced(function*(rule: ExportRule) {
  const actor = yield* CurrentActor
  const files = yield* ExportedFileStore
  const { written = 0, waiting = 0, failed = 0, removed = 0, conflict = 0 } = yield* files.count(rule.id)
  const { place: { kind, url, bucket, region, user, path }, secret } = rule
  const isAssistant = actor._tag === "User" && actor.viaKey === true
  const { id, name, formats, content, flavour, hasTranslations, hasShared, folderId, template } = rule
  const { off, failingSince, fault, writtenAt, createdAt } = rule
  return {
    id,
    name,
    formats,
    content,
    flavour,
    hasTranslations,
    hasShared,
    folderId,
    template,
    target: kind,
    url: isAssistant ? url.replace(/^(https?:\/\/[^/?#]+).*$/i, "$1/…") : url,
    bucket,
    region,
    user: isAssistant ? "" : user,
    path,
    hasSecret: secret !== null,
    isOn: off === null,
    off,
    failingSince,
    fault,
    writtenAt,
    createdAt,
    written,
    waiting,
    failed,
    removed,
    conflicts: conflict,
  } satisfies ExportRuleView
})
