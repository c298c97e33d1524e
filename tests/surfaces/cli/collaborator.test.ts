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
const whose = ["--email", "owner@localhost"]
const friend = "friend@example.org"

const imported = async (): Promise<string> => {
  const path = join(folder, "note.txt")
  writeFileSync(path, "We ship in May.")
  const { out } = await run("task", "import", path)
  return /[\da-f]{8}-[\da-f-]{27}/.exec(out)?.[0] ?? expect.fail(out)
}

describe("the collaborator commands", () => {
  it("add someone, list what is shared with them, and remove them", async () => {
    const id = await imported()
    expect(await run("collaborator", "add", id, "friend@", ...whose)).toMatchObject({
      code: 64,
      err: expect.stringMatching(/must be a valid email address/),
    })
    const added = await run("collaborator", "add", id, "Friend@Example.org", "--role", "viewer", ...whose)
    expect(added.out).toMatch(/friend@example.org can view the task after signing in with that address/)
    await run("user", "create", "--email", friend)
    expect((await run("collaborator", "role", id, friend, "editor", ...whose)).out).toMatch(/can edit the task now/)
    const list = (await run("collaborator", "list", id, ...whose)).out
    expect(list).toMatch(/friend@example\.org +editor +2.+\nOwned by owner@/)
    expect((await run("task", "list", "--email", friend, "--shared")).out).toContain(id)
    expect((await run("collaborator", "remove", id, friend, ...whose)).out).toContain("may no longer see")
    expect((await run("task", "list", "--email", friend, "--shared")).out).not.toContain(id)
    expect((await run("collaborator", "remove", id, friend, ...whose)).err).toMatch(/not a collaborator/)
  })
})
