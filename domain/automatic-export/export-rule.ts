import { DateTime, Schema } from "effect"
import { ExportContent } from "../export/format.ts"
import { NoteFlavour } from "../export/note/note.ts"
import { ExportRuleId, FolderId, UserId } from "../kernel/ids.ts"
import { ExportPlace } from "./export-place.ts"
import { Fault, isOfPlace } from "./fault.ts"

export const rulesPerAccount = 10

/** What a rule can write: documents, and subtitles. */
export const RuleFormat = Schema.Literals(["md", "docx", "srt", "vtt", "json", "txt", "pdf"])
export type RuleFormat = typeof RuleFormat.Type

/** What is written: the transcript and the summary if there is one, or one of them. Subtitles are of the transcript always. */
export const RuleContent = ExportContent.pick(["all", "transcript", "summary"])
export type RuleContent = typeof RuleContent.Type

/** Why nothing is written: its owner switched it off, its place failed for too long, or let nobody in for a day. */
export const OffReason = Schema.Literals(["owner", "failing", "refused"])
export type OffReason = typeof OffReason.Type

/** What is written of an account's files by itself, how it is called, and where it goes. */
export const ExportRule = Schema.Struct({
  id: ExportRuleId,
  ownerId: UserId,
  name: Schema.String,
  formats: Schema.Array(RuleFormat),
  content: RuleContent,
  flavour: NoteFlavour,
  /** Whether translations that are there are written as well. */
  hasTranslations: Schema.Boolean,
  /** Only files of this folder; null for all. */
  folderId: Schema.NullOr(FolderId),
  /** Whether files that others share with the account are written as well. */
  hasShared: Schema.Boolean,
  /** What files are called; see `name-template.ts`. */
  template: Schema.String,
  place: ExportPlace,
  /** Sealed; null if the place needs none. */
  secret: Schema.NullOr(Schema.String),
  /** Files that changed since then; null for all that there are. */
  since: Schema.NullOr(Schema.DateTimeUtcFromString),
  off: Schema.NullOr(OffReason),
  createdAt: Schema.DateTimeUtcFromString,
  /** Since when nothing could be written; null if the last attempt succeeded. */
  failingSince: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Why the last attempt failed; null if it succeeded. */
  fault: Schema.NullOr(Fault),
  /** Nothing is tried before, since the place itself has failed. */
  pausedUntil: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** When something was written last. */
  writtenAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type ExportRule = typeof ExportRule.Type

const patience = { refused: { days: 1 }, failing: { days: 5 } } as const

/** The health of a rule after an attempt. A place that fails is left alone until `nextAt`. */
export const afterAttempt = (
  rule: ExportRule,
  { fault, isWritten, nextAt }: {
    readonly fault: Fault | null
    readonly isWritten: boolean
    readonly nextAt: DateTime.Utc | null
  },
  now: DateTime.Utc,
): ExportRule => {
  if (fault !== null && !isOfPlace(fault)) return rule
  const writtenAt = isWritten ? now : rule.writtenAt
  if (fault === null) return { ...rule, writtenAt, failingSince: null, fault: null, pausedUntil: null }
  const failingSince = rule.failingSince ?? now
  const reason = fault === "refused" ? "refused" : "failing"
  const isLong = DateTime.isLessThanOrEqualTo(DateTime.addDuration(failingSince, patience[reason]), now)
  return { ...rule, failingSince, fault, pausedUntil: nextAt, off: rule.off ?? (isLong ? reason : null) }
}

/** Switched on again, it is as good as new. */
export const switchedOn = (rule: ExportRule): ExportRule => ({
  ...rule,
  off: null,
  failingSince: null,
  fault: null,
  pausedUntil: null,
})
