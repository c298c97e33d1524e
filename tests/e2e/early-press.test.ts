import type { Client } from "#tests/support/server/client.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { button } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let client: Client
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("maya", "pro")
  task = (await client.example()).id
})

afterAll(() => product.close())

/** Holds the part of the app with this menu until it is let through. */
const held = async (page: Page, part: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(part, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describe("a button whose menu arrives while the pointer is down", () => {
  it.each([
    ["New", "", /new-menu-panel/, "New"],
    ["Account", "", /account-menu/, /^Account/],
    ["Filters", "", /list-menus/, "Filters"],
    ["Export", "task", /task-export/, "Export"],
  ])("opens it: %s", async (_, place, part, name) => {
    // A service worker would fetch the part past the hold.
    await using context = await product.context(client, { serviceWorkers: "block" })
    const page = await context.newPage()
    const release = await held(page, part)
    await page.goto(`${product.server.url}/transcribe/${place === "task" ? `task/${task}` : ""}`)
    const target = button(page, name).first()
    await target.hover()
    await page.mouse.down()
    assert.strictEqual(
      await page.evaluate("document.activeElement === document.body"),
      true,
      "the press moved the focus",
    )
    release()
    await page.locator("[aria-haspopup=menu]").and(target).waitFor()
    await page.mouse.up()
    await page.getByRole("menu").waitFor()
    assert.strictEqual(await page.getByRole("menu").count(), 1)
  })
})

describe("what is typed for the palette while it arrives", () => {
  it("is searched for, and is no shortcut of the page", async () => {
    await using context = await product.context(client, { serviceWorkers: "block" })
    const page = await context.newPage()
    const release = await held(page, /\/palette-/)
    await page.goto(`${product.server.url}/transcribe/`)
    await button(page, "New").first().waitFor()
    await page.keyboard.press("Control+k")
    await page.keyboard.type("nextt")
    await page.keyboard.press("Backspace")
    release()
    const field = page.getByPlaceholder("Search files or run a command")
    await field.waitFor()
    await page.keyboard.type(" week")
    assert.strictEqual(await field.inputValue(), "next week")
    assert.strictEqual(await page.getByRole("dialog").count(), 1)
  })
  it("is not held back once the reader turns to the page again", async () => {
    await using context = await product.context(client, { serviceWorkers: "block" })
    const page = await context.newPage()
    const release = await held(page, /\/palette-/)
    await page.goto(`${product.server.url}/transcribe/`)
    const filter = page.getByRole("textbox", { name: "Filter files" })
    await filter.waitFor()
    await page.keyboard.press("Control+k")
    await page.keyboard.type("lost")
    await filter.click()
    await page.keyboard.type("kept")
    assert.strictEqual(await filter.inputValue(), "kept")
    release()
    await page.keyboard.press("Control+k")
    const field = page.getByPlaceholder("Search files or run a command")
    await field.waitFor()
    assert.strictEqual(await field.inputValue(), "")
  })
})
