import { instantIn } from "../../kernel/time-zones.ts"
import { csvOf } from "../csv.ts"
import type { StatementLine } from "../statement.ts"

/** The lines of a statement as a CSV file (RFC 4180), with times in a zone. */
export const statementCsv = (lines: ReadonlyArray<StatementLine>, timeZone: string): string =>
  csvOf(columns, lines.map((line) => Object.assign({}, line, { at: instantIn(line.at, timeZone) })))

const columns = [
  "at",
  "kind",
  "bucket",
  "period",
  "minutes",
  "balance",
  "cause",
  "reference",
  "taskId",
  "taskTitle",
  "note",
] as const
