import type { Person } from "#tests/support/server/sign-up.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { hasLeftLayers } from "#tests/support/web/screen.ts"
import { readCatalogue } from "#texts/catalogue-files.ts"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Person
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("maya", "pro")
  task = await client.upload((await shortTalk()).wav, { title: "Talk" })
  await client.finished(task)
})

afterAll(() => product?.close())

/** A text of the Add dialog, whose catalogue is fetched with the dialog. */
const titleOfDialog = (language: string): string => {
  const { "add-dialog": texts } = readCatalogue(language)
  return texts?.["add.title"] ?? ""
}

/** Texts of buttons, tabs, menu entries and the first heading that are cut, or run out of what holds them. What only screen readers get is a pixel wide. */
const cutTexts = (page: Page) =>
  page.evaluate<ReadonlyArray<string>>(`
    [...document.querySelectorAll("button, [role=tab], [role^=menuitem], h1")].filter((one) => one.checkVisibility())
      .flatMap((one) => [one, ...one.querySelectorAll("*")])
      .filter((one) => one.innerText?.trim() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).display !== "inline")
      .map((one) => one.innerText)`)

describe("on a phone no label is cut", () => {
  let page: Page

  beforeAll(async () => {
    const context = await product.context(client, { viewport: { width: 390, height: 844 }, hasTouch: true })
    page = await context.newPage()
  })

  it.each(["de", "es", "fr", "pt", "ja", "ko", "zh-CN"])("in %s", async (language) => {
    await page.addInitScript(`localStorage.setItem("language", "${language}")`)
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("link", { name: "Talk" }).waitFor()
    await expect.poll(() => cutTexts(page)).toStrictEqual([])
    await page.keyboard.press("n")
    await page.getByRole("dialog", { name: titleOfDialog(language) }).getByRole("tab").nth(1).click()
    await page.getByRole("dialog").locator("fieldset").waitFor()
    await expect.poll(() => cutTexts(page)).toStrictEqual([])
    await page.goto(`${product.server.url}/transcribe/task/${task}?tab=summary`)
    await page.getByRole("heading", { level: 2 }).first().waitFor()
    await expect.poll(() => cutTexts(page)).toStrictEqual([])
  })
})

describe("another language", () => {
  it("is spoken at once, by what opens later too, and after a reload", async () => {
    await using context = await product.context(client)
    const page = await context.newPage()
    const opensTheDialog = async (language: string) => {
      await page.keyboard.press("n")
      await page.getByRole("dialog", { name: titleOfDialog(language) }).waitFor()
      await page.keyboard.press("Escape")
      await hasLeftLayers(page)
    }
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("link", { name: "Talk" }).waitFor()
    await opensTheDialog("en")
    await page.getByRole("button", { name: client.email }).click()
    await page.getByRole("menuitem", { name: "Language" }).press("ArrowRight")
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click()
    await page.getByRole("heading", { name: "Alle Dateien" }).waitFor()
    await opensTheDialog("de")
    await page.reload()
    await page.getByRole("heading", { name: "Alle Dateien" }).waitFor()
    await opensTheDialog("de")
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de")
  })
})
