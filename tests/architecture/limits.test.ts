import { rateLimits } from "#domain/kernel/rate-limits.ts"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

describe("the limits", () => {
  it.each(["rest.md", "operations.md"])("are the table of %s", (page) => {
    const text = readFileSync(join(import.meta.dirname, "../../docs", page), "utf8")
    const [, table = ""] = text.split(/^\| Limit .*\n\| -.*\n/m)
    const rows = table.slice(0, table.indexOf("\n\n")).split("\n").map((row) =>
      row.split("|").map((cell) => cell.trim())
    )
    const shown = rows.map(([, limit, times, seconds]) => [limit, Number(times), Number(seconds)])
    const wanted = Object.entries(rateLimits).map(([limit, { times, seconds }]) => [limit, times, seconds])
    assert.deepStrictEqual(shown, wanted)
  })
})
