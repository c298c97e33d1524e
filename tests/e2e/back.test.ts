import { until } from "#tests/support/until.ts"
import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { button, dialog, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let library: Library
let task: string
let page: Page

beforeAll(async () => {
  library = await aLibrary()
  task = (await library.client.example()).id
  page = await (await library.product.context(library.client, views.phone)).newPage()
})

afterAll(() => library?.product.close())

const title = () => page.getByRole("heading", { name: "All files", level: 1 }).waitFor()
const openLibrary = async () => {
  await page.goto("about:blank")
  await page.goto(library.address())
  await title()
}
const gone = () => page.getByRole("dialog").waitFor({ state: "detached" })
const isPage = async () => (await page.evaluate<number | undefined>("history.state.layers")) === undefined
/** Where going back leads to, once it has led somewhere else. */
const addressBefore = async () => {
  const before = page.url()
  await page.goBack()
  await until(() => page.url() !== before)
  return page.url()
}
const openDrawer = async () => {
  await button(page, "Open navigation").click()
  await dialog(page)
  await until(async () => !await isPage())
}

describe("going back on a phone", () => {
  it("closes the drawer, and leaves the page only after that", async () => {
    await openLibrary()
    await openDrawer()
    await page.goBack()
    await gone()
    await title()
    assert.strictEqual(await addressBefore(), "about:blank")
  })

  it("is not needed for what was closed on the page", async () => {
    await openLibrary()
    await openDrawer()
    await page.keyboard.press("Escape")
    await gone()
    await until(isPage)
    assert.strictEqual(await addressBefore(), "about:blank")
  })

  it("closes the top layer first", async () => {
    await openLibrary()
    await button(page, "New").click()
    await page.getByRole("menuitem", { name: /Import a document/ }).click()
    await dialog(page)
    await page.getByText("Paste text").click()
    await page.getByRole("textbox", { name: "Text" }).fill("Long ".repeat(130_000))
    await button(page, "Import").click()
    await page.getByRole("dialog", { name: /^Use / }).waitFor()
    await until(async () => await page.evaluate("history.state.layers") === 2)
    await page.goBack()
    await page.getByRole("dialog", { name: "Add to your files" }).waitFor()
    await expect.poll(() => page.getByRole("dialog", { name: /^Use / }).count()).toBe(0)
    await page.goBack()
    await gone()
    await title()
  })

  it("goes to the page before, from a page that was opened out of a layer", async () => {
    await openLibrary()
    await openDrawer()
    await page.getByRole("dialog").getByRole("link", { name: "Uncategorized" }).click()
    await gone()
    await page.getByRole("heading", { name: "Uncategorized", level: 1 }).waitFor()
    await page.goBack()
    await title()
    assert.strictEqual(await addressBefore(), "about:blank")
  })

  it("does not reopen by going forward", async () => {
    await openLibrary()
    await openDrawer()
    await page.goBack()
    await gone()
    // The browser goes forward later, and the page looks as it should until then.
    await page.evaluate(`new Promise((resolve) => {
      navigation.addEventListener("currententrychange", () => resolve(), { once: true })
      history.forward()
    })`)
    await until(isPage)
    assert.strictEqual(await page.getByRole("dialog").count(), 0)
    assert.strictEqual(await addressBefore(), "about:blank")
  })

  it("leaves the page at once after a reload, which closes what was open", async () => {
    await openLibrary()
    await openDrawer()
    await page.reload()
    await title()
    await until(isPage)
    assert.strictEqual(await addressBefore(), "about:blank")
  })

  it("closes the sheet of the speakers and stays on the file, at its place", async () => {
    await openLibrary()
    await page.goto(library.address(`task/${task}?t=5`))
    await button(page, "Speakers and coverage").click()
    await dialog(page)
    await until(async () => !await isPage())
    await page.goBack()
    await gone()
    assert.include(page.url(), `task/${task}`)
    await button(page, "Play").waitFor()
  })

  it("ends a selection", async () => {
    await openLibrary()
    await page.getByRole("checkbox", { name: "Select Travel policy" }).check()
    await page.getByRole("toolbar", { name: "Selection" }).waitFor()
    await until(async () => !await isPage())
    await page.goBack()
    await page.getByRole("toolbar", { name: "Selection" }).waitFor({ state: "detached" })
    await expect.poll(() => page.url()).toBe(library.address())
  })

  it("closes nothing when the browser reports late that it has left an entry", async () => {
    await openLibrary()
    await page.getByRole("checkbox", { name: "Select Travel policy" }).check()
    await until(async () => !await isPage())
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate', { state: { ...history.state, layers: 0 } }))")
    await page.evaluate("new Promise((resolve) => setTimeout(resolve))")
    assert.isTrue(await page.getByRole("checkbox", { name: "Select Travel policy" }).isChecked())
    await page.goBack()
    await page.getByRole("toolbar", { name: "Selection" }).waitFor({ state: "detached" })
  })

  it("returns to the list from a file found by the palette", async () => {
    await openLibrary()
    await openDrawer()
    await button(page, /^Search/).click()
    const found = page.getByRole("option", { name: "Travel policy" })
    // A text, by its icon.
    assert.include(await found.locator("svg").getAttribute("class"), "lucide-text")
    await found.click()
    await page.getByRole("tab", { name: "Original" }).waitFor()
    await page.goBack()
    await title()
    await expect.poll(() => page.url()).toBe(library.address())
  })
})
