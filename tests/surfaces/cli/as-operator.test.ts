import { Effect } from "effect"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const command = commandLine(join(folder, "data"), sharedProduct(join(folder, "data")))
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))

it("deletes an account after seven days, which can be cancelled, or at once", async () => {
  await run("user", "create", "--email", "ada@example.org")
  expect((await run("user", "delete", "ada@example.org")).out).toMatch(/ada@example\.org will be deleted on 20/)
  expect((await run("user", "keep", "ada@example.org")).out).toContain("ada@example.org is kept")
  expect((await run("user", "delete", "ada@example.org", "--now")).out).toContain("ada@example.org is deleted")
  expect(await run("user", "show", "ada@example.org")).toMatchObject({ code: 66 })
})

it("lists the engines that may transcribe again", async () => {
  expect(await run("transcript", "recognisers")).toMatchObject({ code: 0, out: expect.stringMatching(/^ENGINE +NAME/) })
})

it("shows a plan that was given without a subscription", async () => {
  await run("user", "create", "--email", "bob@example.org", "--plan", "premium")
  expect((await run("subscription", "show", "bob@example.org")).out).toMatch(/^premium; there was never a subscription/)
})

it("shows, installs and updates the program that fetches videos", async () => {
  expect((await run("engine", "video-program")).out).toContain("yt-dlp is not installed")
  expect((await run("engine", "video-program", "--install")).out).toContain("yt-dlp 2026.08.19, 0 days old")
  const { out } = await run("engine", "video-program", "--json")
  expect(JSON.parse(out)).toMatchObject({ state: "ready", version: "2026.08.19", failure: null })
})
