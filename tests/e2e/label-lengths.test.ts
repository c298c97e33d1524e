import type { Client } from "#tests/support/server/client.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let client: Client
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("maya@example.org", "pro")
  task = await client.upload((await shortTalk()).wav, { title: "Talk" })
  await client.finished(task)
}, 60_000)

afterAll(() => product?.close())

/** Texts of buttons, tabs, menu entries and the first heading that are cut, or run out of what holds them. */
const cutTexts = (page: Page) =>
  page.evaluate<ReadonlyArray<string>>(`
    [...document.querySelectorAll("button, [role=tab], [role^=menuitem], h1")].filter((one) => one.checkVisibility())
      .flatMap((one) => [one, ...one.querySelectorAll("*")])
      .filter((one) => one.innerText?.trim() && !one.classList.contains("sr-only") && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).display !== "inline")
      .map((one) => one.innerText)`)

describe("on a phone no label is cut", () => {
  it.each(["de", "es", "fr", "pt", "ja", "ko", "zh-CN"])("in %s", async (language) => {
    const viewport = { width: 390, height: 844 }
    await using context = await product.context(client, { viewport, hasTouch: true })
    await context.addInitScript(`localStorage.setItem("language", "${language}")`)
    const page = await context.newPage()
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("link", { name: "Talk" }).waitFor()
    assert.deepStrictEqual(await cutTexts(page), [])
    await page.keyboard.press("n")
    await page.getByRole("dialog").getByRole("tab").nth(1).click()
    await page.getByRole("dialog").locator("fieldset").waitFor()
    assert.deepStrictEqual(await cutTexts(page), [])
    await page.goto(`${product.server.url}/transcribe/task/${task}?tab=summary`)
    await page.getByRole("heading", { level: 2 }).first().waitFor()
    assert.deepStrictEqual(await cutTexts(page), [])
  })
})
