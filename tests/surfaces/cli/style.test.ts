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

describe("the style commands", () => {
  it("keep a style with the account, and write a summary or one section of it again", async () => {
    const path = join(folder, "note.txt")
    writeFileSync(path, "Ann: We decided to ship in May.\nBob: I will tell the customers on Friday.")
    const { tasks: [task] } = JSON.parse((await run("task", "import", path, "--wait", "--json")).out)
    const whose = ["--email", "owner@localhost"]
    const style = { enabled: true, lengthPreference: "short", focusArea: "dates", customInstructions: "" }
    expect(JSON.parse((await run("user", "style", "show", ...whose, "--json")).out)).toMatchObject({ style: null })
    expect((await run("user", "style", "set", ...whose, "--length", "short", "--focus", "dates")).out)
      .toBe('Summaries are written with length short, focus "dates"')
    expect(JSON.parse((await run("user", "style", "show", ...whose, "--json")).out)).toMatchObject({ style })
    expect((await run("user", "style", "set", ...whose, "--focus", "x".repeat(501))).code).toBe(64)
    expect(await run("summary", "write", task.id, "--section", "quotes")).toMatchObject({
      code: 65,
      err: expect.stringContaining("The summary no longer has this section"),
    })
    expect((await run("summary", "write", task.id, "--section", "overview", "--length", "long")).out)
      .toContain("is being written")
    expect((await run("user", "style", "set", ...whose)).out).toBe("No summary style is set.")
  })
})
