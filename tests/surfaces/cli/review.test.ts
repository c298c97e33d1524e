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
const uuid = /[\da-f]{8}-[\da-f-]{27}/

describe("review", () => {
  it("prints questions, grades answers with what was said, and lists what is due", async () => {
    const path = join(folder, "note.txt")
    writeFileSync(path, "We ship the rocket in May.")
    const id = uuid.exec((await run("task", "import", path)).out)?.[0] ?? assert.fail("no task")
    const { out } = await run("review", "start", id, "--kind", "comprehensive", "--count", "3", ...whose)
    expect(out).toContain("1 question found.")
    expect(out).toContain("Fill the gap: We ship the rocket in _____.")
    const question = uuid.exec(out)?.[0] ?? assert.fail(out)
    const answered = await run("review", "answer", question, "June", "--json", ...whose)
    const checked: { readonly attempt_id: string } = JSON.parse(answered.out)
    expect(checked).toMatchObject({ grade: "wrong", answer: "May" })
    expect((await run("review", "grade", checked.attempt_id, "partly", ...whose)).out).toContain("Partly right.")
    expect((await run("review", "due", ...whose)).out).toContain("Nothing is due.")
    expect((await run("review", "start", id, "--count", "50", ...whose)).code).not.toBe(0)
  })
})
