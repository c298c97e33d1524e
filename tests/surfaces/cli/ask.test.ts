import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const command = commandLine(join(folder, "data"), sharedProduct(join(folder, "data")))
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))
const whose = ["--email", "owner@localhost"]

describe("ask", () => {
  it("prints each sentence and the engine, or the whole answer as JSON, and says why not", async () => {
    const path = join(folder, "note.txt")
    writeFileSync(path, "We ship the rocket in May.")
    const { out } = await run("task", "import", path)
    const id = /[\da-f]{8}-[\da-f-]{27}/.exec(out)?.[0] ?? assert.fail(out)
    expect((await run("ask", id, "When does the rocket fly?", ...whose)).out).toContain(
      "We ship the rocket in May.\n(answered by fake)",
    )
    const answer: unknown = JSON.parse((await run("ask", id, "When does the rocket fly?", "--json", ...whose)).out)
    expect(answer).toMatchObject({ task_id: id, verdict: "answered", sentences: [{ begin: null, supported: true }] })
    expect((await run("ask", id, "Which mushroom?", ...whose)).out).toContain("Not said in this content.")
    expect(await run("ask", id, "x", "--last-minutes", "5", ...whose)).toMatchObject({
      code: 64,
      err: expect.stringContaining("needs times"),
    })
  })
})
