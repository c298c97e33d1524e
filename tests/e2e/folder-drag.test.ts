import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let library: Library

beforeAll(async () => {
  library = await aLibrary()
  await library.client.call("POST", "/api/folder", { name: "Talks" })
})

afterAll(() => library?.product.close())

const folder = (page: Page, name: string) => page.getByRole("link", { name })

const center = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box === null ? assert.fail("not on the screen") : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes a row and holds it over something. A row can be dragged once the page was touched and the code has arrived. */
const hold = async (page: Page, title: string, over: Locator) => {
  const row = library.row(title, page)
  await row.hover()
  await page.locator("div[draggable=true]", { has: row }).waitFor()
  const from = await center(row)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 })
  const to = await center(over)
  await page.mouse.move(to.x - 5, to.y, { steps: 6 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
}

describe("rows dragged to folders", () => {
  it("move one file, and none where it is already", async () => {
    const { page, address, row, complaints } = library
    await page.goto(address())
    await row("Travel policy").waitFor()
    await hold(page, "Travel policy", folder(page, "Talks 0"))
    await page.mouse.up()
    await page.getByText("1 file moved to Talks").waitFor()
    await folder(page, "Talks 1").waitFor()
    await hold(page, "Travel policy", folder(page, "Talks 1"))
    await page.mouse.up()
    await page.getByRole("button", { name: "Undo" }).click()
    await folder(page, "Talks 0").waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it("take the selection with them", async () => {
    const { page, row } = library
    await row("Travel policy").focus()
    await page.keyboard.press("x")
    await row("季度会议").focus()
    await page.keyboard.press("x")
    await hold(page, "季度会议", folder(page, "Talks 0"))
    await page.mouse.up()
    await page.getByText("2 files moved to Talks").waitFor()
    await folder(page, "Talks 2").click()
    await row("Travel policy").waitFor()
    await hold(page, "Travel policy", folder(page, "Uncategorized 2"))
    await page.mouse.up()
    await folder(page, "Uncategorized 3").waitFor()
    assert.deepStrictEqual(await library.titles(), ["季度会议"])
  })

  it("open a folded side bar when they are held over it", async () => {
    const { product, client, address, row } = library
    const narrow = await (await product.context(client, { viewport: { width: 900, height: 700 } })).newPage()
    await narrow.goto(address())
    await row("Support weekly", narrow).waitFor()
    await hold(narrow, "Support weekly", narrow.getByRole("button", { name: "Folders" }))
    const drawer = narrow.getByRole("dialog", { name: "Main" })
    await drawer.waitFor()
    const target = await center(drawer.getByRole("link", { name: "Talks 1" }))
    await narrow.mouse.move(target.x - 5, target.y, { steps: 6 })
    await narrow.mouse.move(target.x, target.y, { steps: 4 })
    await narrow.mouse.up()
    await narrow.getByText("1 file moved to Talks").waitFor()
    await drawer.waitFor({ state: "detached" })
    assert.strictEqual(await row("Support weekly", narrow).count(), 1)
    await narrow.context().close()
  })
})
