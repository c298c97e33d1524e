import { aLibrary, type Library, paste } from "#tests/support/web/a-library.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library
let timed: string

beforeAll(async () => {
  library = await aLibrary()
  timed = (await paste(library.client, "Chat", "00:12 Ann: Good morning.\n00:15 Ben: Good morning.")).id
})

afterAll(() => library?.product.close())

const item = (name: RegExp) => library.page.getByRole("menuitem", { name })
const openFormats = async (title: string) => {
  const { page, row } = library
  await row(title).hover()
  await page.getByRole("button", { name: `More actions for ${title}` }).click()
  await item(/^Export/).click()
  await item(/^Word/).waitFor()
}

describe("the formats of a text", () => {
  it("include subtitles if it came with times", async () => {
    const { page, address } = library
    await page.goto(address())
    await openFormats("Chat")
    assert.strictEqual(await item(/^Subtitles/).count(), 2)
    await page.goto(address(`task/${timed}`))
    await page.getByRole("button", { name: "Export", exact: true }).click()
    await item(/SRT/).waitFor()
    const saved = page.waitForEvent("download")
    await item(/SRT/).click()
    await saved
    await item(/SRT/).waitFor({ state: "detached" })
  })

  it("are without subtitles otherwise, in the list and on its page", async () => {
    const { page, address, row } = library
    await page.goto(address())
    await openFormats("Travel policy")
    await expect.poll(() => item(/^Subtitles/).count()).toBe(0)
    await page.goto(address())
    await row("Travel policy").click()
    await page.getByRole("button", { name: "Export", exact: true }).click()
    await item(/^Word/).waitFor()
    assert.strictEqual(await item(/^Subtitles/).count(), 0)
  })
})
