import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let page: Page

beforeAll(async () => {
  product = await aWebProduct()
  page = await (await product.context(await product.user("grace", "pro"))).newPage()
})

afterAll(() => product?.close())

const home = async () => {
  await page.goto(`${product.server.url}/transcribe/`)
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
}

const places = [
  "All files",
  "Uncategorized",
  "Ask",
  "Account",
  "Automation",
  "Plans and minutes",
  "Hotwords",
  "Summary style",
]

const option = (name: string) => page.getByRole("option", { name }).first()

const choose = async (name: string) => {
  await home()
  await page.keyboard.press("Control+k")
  await page.getByPlaceholder("Search files or run a command").fill(name)
  await option(name).click()
}

describe("the palette", () => {
  it("leads wherever the side bar and the menu of the account do", async () => {
    await home()
    await page.keyboard.press("Control+k")
    await Promise.all(places.map((name) => option(name).waitFor()))
    assert.deepStrictEqual(await violationsOn(page), [])
    await choose("Uncategorized")
    await expect.poll(() => page.url()).toContain("folder=none")
    await choose("Plans and minutes")
    await page.getByRole("heading", { name: "Plans and minutes" }).waitFor()
    await choose("Summary style")
    await page.getByRole("dialog", { name: "Default style" }).waitFor()
  })

  it("names keys that lead there, too", async () => {
    await home()
    await page.keyboard.press("g")
    await page.keyboard.press("p")
    await expect.poll(() => page.url()).toMatch(/\/payment\/plans$/)
  })
})
