import { Schema } from "effect"
import { NoteFlavour } from "../export/note/note.ts"
import { ExportRuleId, FolderId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { TargetKind } from "./export-place.ts"
import { OffReason, RuleContent, RuleFormat } from "./export-rule.ts"
import { Fault } from "./fault.ts"

const count = Schema.Int

/** A rule as its owner sees it. Its secret is never shown. */
export const ExportRuleView = wireAs("ExportRule", {
  id: ExportRuleId,
  name: Schema.String,
  formats: Schema.Array(RuleFormat),
  content: RuleContent,
  flavour: NoteFlavour,
  hasTranslations: Schema.Boolean,
  hasShared: Schema.Boolean,
  folderId: Schema.NullOr(FolderId),
  template: Schema.String,
  target: TargetKind,
  /** Keys of assistants see the host only. */
  url: Schema.String,
  bucket: Schema.String,
  region: Schema.String,
  user: Schema.String,
  path: Schema.String,
  hasSecret: Schema.Boolean,
  isOn: Schema.Boolean,
  /** Why it is off; null while it is on. */
  off: Schema.NullOr(OffReason),
  /** Since when nothing could be written, and why. */
  failingSince: Schema.NullOr(Schema.DateTimeUtcFromString),
  fault: Schema.NullOr(Fault),
  writtenAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  createdAt: Schema.DateTimeUtcFromString,
  /** How many files are in which state. */
  written: count,
  waiting: count,
  failed: count,
  removed: count,
  conflicts: count,
})
export type ExportRuleView = typeof ExportRuleView.Type
