import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"
import { inTurn } from "../../support/server/in-turn.ts"

const folder = fileFolder()
const command = commandLine(join(folder, "data"), sharedProduct(join(folder, "data")))
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))
const whose = ["--email", "owner@localhost"]

/** A file without a summary: nothing has worked on it. */
const imported = async (): Promise<string> => {
  const path = join(folder, "note.txt")
  writeFileSync(path, "We ship in May.")
  const { out } = await run("task", "import", path)
  return /[\da-f]{8}-[\da-f-]{27}/.exec(out)?.[0] ?? expect.fail(out)
}

describe("the share commands", () => {
  it("set what a link shows, until when and to whom, and say how a task is shared", async () => {
    const id = await imported()
    expect((await run("share", "show", id, ...whose)).out).toMatch(
      /^Link +off\nShows +summary, mind_map\nExpires +never/,
    )
    const set = ["--expires", "2099-12-31T18:00:00Z", "--password", "open sesame", "--only", "mind_map"]
    const { out } = await run("share", "set", id, ...whose, ...set)
    expect(out).toMatch(/Shows +mind_map\nExpires +2099-12-31T18:00:00\.000Z\nPassword +yes\nOpened +0/)
    expect(out).not.toContain("sesame")
    const { code, out: line } = await run("share", "reset", id, ...whose, "--json")
    expect([code, JSON.parse(line)]).toMatchObject([0, { has_password: false, expires_at: null }])
  })

  it("share and publish nothing that has no summary", async () => {
    const id = await imported()
    await inTurn(["on", "renew", "publish"], async (verb) => {
      const refused = await run("share", verb, id, ...whose)
      expect(refused).toMatchObject({ code: 65, err: expect.stringMatching(/not been analysed yet/) })
    })
    expect(await run("share", "off", id, ...whose)).toMatchObject({ code: 0 })
  })
})
