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

describe("translate", () => {
  it("lists languages, starts, and prints what is there", async () => {
    const path = join(folder, "note.txt")
    writeFileSync(path, "We ship the rocket in May, and that is what we said.")
    const { out } = await run("task", "import", path)
    const id = /[\da-f]{8}-[\da-f-]{27}/.exec(out)?.[0] ?? assert.fail(out)
    expect((await run("translate", "languages", id)).out).toContain("es  notStarted")
    expect((await run("translate", "read", id, "es")).out).toContain("Not translated to es yet.")
    expect(await run("translate", "start", id, "tlh")).toMatchObject({ err: expect.stringContaining("no engine") })
    const started: unknown = JSON.parse((await run("translate", "start", id, "es", "--json")).out)
    expect(started).toMatchObject({ task_id: id, target_language: "es", status: "translating", engine: "fake" })
  })
})
