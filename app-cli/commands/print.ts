import { Console, type Effect } from "effect"

/** Prints what a command found: for programs, or for people. */
export const print = (isJson: boolean, value: unknown, text: string): Effect.Effect<void> =>
  Console.log(isJson ? JSON.stringify(value) : text)

/** Rows under their headings, each column as wide as its widest cell. */
export const table = (headings: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? "").length))
  )
  const line = (cells: ReadonlyArray<string>): string =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()
  return [headings, ...rows].map((row) => line(row)).join("\n")
}
