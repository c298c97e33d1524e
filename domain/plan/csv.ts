import { DateTime } from "effect"
import { snakeCase } from "../kernel/wire.ts"

type Value = string | number | null | DateTime.Utc

/** Rows as CSV (RFC 4180), headed by their snake_case names. Text that a spreadsheet would run as a formula, in some languages also with a full-width sign, is quoted with an apostrophe. */
export const csvOf = <Column extends string>(
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<{ readonly [key in Column]: Value }>,
): string =>
  [columns.map(snakeCase), ...rows.map((row) => columns.map((column) => cell(row[column])))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("")

const cell = (value: Value): string => {
  if (value === null) return ""
  if (typeof value === "number") return String(value)
  if (typeof value !== "string") return DateTime.formatIso(value)
  const safe = /^[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
