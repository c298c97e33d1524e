import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library
/** What the page asks to be moved. */
const moves: Array<string> = []

beforeAll(async () => {
  library = await aLibrary()
  await library.client.call("POST", "/api/folder", { name: "Talks" })
  library.page.on("request", (request) => request.url().includes("moveTasks") && moves.push(request.url()))
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
    await page.getByRole("button", { name: "Undo" }).click()
    await folder(page, "Talks 0").waitFor()
    assert.lengthOf(moves, 2)
    await hold(page, "Travel policy", folder(page, "Uncategorized 4"))
    await page.mouse.up()
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
    // Until the folder's list has come, the one before is shown, with the row at another place.
    await expect.poll(() => library.titles()).toStrictEqual(["季度会议", "Travel policy"])
    await hold(page, "Travel policy", folder(page, "Uncategorized 2"))
    await page.mouse.up()
    await folder(page, "Uncategorized 3").waitFor()
    await expect.poll(() => library.titles()).toStrictEqual(["季度会议"])
    assert.lengthOf(moves, 4, "what was dropped where it is already was not moved")
  })

  it("leave room for files from outside, which are added to the folder they are dropped on", async () => {
    const { page } = library
    const send = (event: string) =>
      page.evaluate(`globalThis.dropped ??= new DataTransfer()
        if (dropped.items.length === 0) dropped.items.add(new File(["The hall is booked."], "Hall.txt", { type: "text/plain" }))
        const place = [...document.querySelectorAll("[data-drop-folder]")].find((one) => one.textContent.startsWith("Talks"))
        place.dispatchEvent(new DragEvent("${event}", { dataTransfer: dropped, bubbles: true, cancelable: true }))`)
    await send("dragenter")
    await page.getByText("Drop to add").waitFor()
    await send("drop")
    await page.getByRole("dialog").getByText("Goes into the folder “Talks”.").waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Import 1 document" }).click()
    await folder(page, "Talks 2").click()
    await page.getByRole("main").getByRole("link", { name: "Hall" }).waitFor()
    await expect.poll(() => library.titles()).toStrictEqual(["Hall", "季度会议"])
  })

  it("open a folded side bar when they are held over it", async () => {
    const { product, client, address, row } = library
    const narrow = await (await product.context(client, { viewport: { width: 900, height: 700 } })).newPage()
    await narrow.goto(address())
    await row("Support weekly", narrow).waitFor()
    await hold(narrow, "Support weekly", narrow.getByRole("button", { name: "Folders" }))
    const drawer = narrow.getByRole("dialog", { name: "Main" })
    await drawer.waitFor()
    const target = await center(drawer.getByRole("link", { name: /^Talks/ }))
    await narrow.mouse.move(target.x - 5, target.y, { steps: 6 })
    await narrow.mouse.move(target.x, target.y, { steps: 4 })
    await narrow.mouse.up()
    await narrow.getByText("1 file moved to Talks").waitFor()
    await drawer.waitFor({ state: "detached" })
    await expect.poll(() => row("Support weekly", narrow).count()).toBe(1)
    await narrow.context().close()
  })
})

describe("a text pasted while a folder is open", () => {
  it("goes into that folder", async () => {
    const { page, row } = library
    await folder(page, "Talks").click()
    await page.getByRole("heading", { level: 1, name: "Talks" }).waitFor()
    await page.keyboard.press("n")
    await page.getByRole("tab", { name: "Document" }).click()
    await page.getByRole("dialog").getByText("Goes into the folder “Talks”.").waitFor()
    await page.getByText("Paste text").click()
    await page.getByLabel("Text", { exact: true }).fill("The stage is ready.")
    await page.getByRole("button", { name: "Import", exact: true }).click()
    await page.getByText("Text added").waitFor()
    await row("The stage is ready.").waitFor()
    await expect.poll(() => page.url()).toContain("folder=")
  })
})
