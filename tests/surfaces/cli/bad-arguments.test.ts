import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const command = commandLine(join(folder, "data"), sharedProduct(join(folder, "data")))
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))

const whose = ["--email", "ada@example.org"]
const note = join(folder, "note.txt")
writeFileSync(note, "We ship in May.")

describe("an argument that breaks a rule", () => {
  it.each([
    [["ledger", "adjust", "ada@example.org", "--minutes", "99999999", "--reason", "x"], "minutes: must be between"],
    [["ledger", "adjust", "ada@example.org", "--minutes", "0", "--reason", "x"], "minutes: must not be 0"],
    [["ledger", "adjust", "ada@example.org", "--minutes", "5", "--reason", " "], "reason: must not be empty"],
    [["ledger", "show", ...whose, "--lines", "-1"], "page_size: must be between 1 and 100"],
    [["task", "list", "--page", "0"], "page: must be between"],
    [["task", "list", "--page-size", "1000"], "page_size: must be between 1 and 100"],
    [["task", "import", note, ...whose, "--title", " "], "title: must not be empty"],
    [["promo", "create", "MAY", "--minutes", "-5"], "minutes: must be"],
    [["promo", "create", "MAY", "--minutes", "5", "--uses", "0"], "uses: must be"],
    [["folder", "create", ...whose, "--name", " "], "name: must not be empty"],
    [["mcp-key", "create", ...whose, "--name", ""], "name: must not be empty"],
    [["promo", "create", "MAY", "--minutes", "5", "--until", "soon"], "--until: soon is not a date"],
    [["promo", "create", "MAY", "--minutes", "5", "--until", "2020-01-01"], "--until: 2020-01-01 is in the past"],
    [["subscription", "grant", "ada@example.org", "--until", "2020-01-01"], "--until: 2020-01-01 is in the past"],
    [["billing", "advance", "-1"], "days: must be between"],
  ])("is the caller's mistake, and no internal error: %j", async (args, rule) => {
    await run("user", "create", ...whose)
    expect(await run(...args)).toEqual({ code: 64, out: "", err: expect.stringContaining(rule) })
  })
})

describe("wrong usage", () => {
  it.each([
    [["task", "list", "--sort", "sideways", "--json"], "--sort"],
    [["task", "show", "--json"], "task-id"],
    [["tusk", "--json"], "tusk"],
    [["task", "show", "nope"], '"nope". Expected a UUID'],
    [["task", "list", "--page", "x"], '"x". Expected a number'],
    [["task", "import", "--folder", "work", note], '"work". Expected the UUID of a folder, or uncategorized'],
    [["ask-library", "When?", "--from", "soon", ...whose], '"soon". Expected a date such as 2026-11-20'],
  ])("prints nothing to standard output, where a script reads JSON: %j", async (args, named) => {
    expect(await run(...args)).toEqual({ code: 64, out: "", err: expect.stringContaining(named) })
  })
})
