import { Schema } from "effect"
import { ExportedFileId, TaskId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { RuleFormat } from "./export-rule.ts"
import { FileState } from "./exported-file.ts"
import { Fault } from "./fault.ts"

/** A file that a rule writes, and how that went. */
export const ExportedFileView = wireAs("ExportedFile", {
  id: ExportedFileId,
  taskId: TaskId,
  title: Schema.String,
  format: RuleFormat,
  language: Schema.NullOr(Schema.String),
  /** Below the place; null until it has a name. */
  path: Schema.NullOr(Schema.String),
  state: FileState,
  nextAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  writtenAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  attempts: Schema.Int,
  /** When the last attempt began. */
  triedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  fault: Schema.NullOr(Fault),
  status: Schema.NullOr(Schema.Int),
})
export type ExportedFileView = typeof ExportedFileView.Type
