import { makeStandIn, removeStandIn } from "#tests/support/translation/apertium-stand-in.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const text = [
  "00:05 Ann: We decided to move the release of the new product to the month of May.",
  "00:11 Ben: I will tell the 30 customers about that on Friday morning.",
  "00:19 Ann: The price of the ticket stays at 25 euros for this year.",
].join("\n")

let binFolder: string
let product: OwnWebProduct
let page: Page
let phone: Page
let complaints: ReadonlyArray<string>

beforeAll(async () => {
  binFolder = await makeStandIn()
  product = await anOwnWebProduct({ TRANSLATOR: "apertium", APERTIUM_BIN: binFolder })
  const client = await product.user("ada", "pro")
  const { id } = await client.call<{ id: string }>("POST", "/api/transcription/paste-text", { text, title: "Release" })
  await client.finished(id)
  page = await (await product.context(client)).newPage()
  phone = await (await product.context(client, { ...views.phone, colorScheme: "dark" })).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/task/${id}`)
})

afterAll(async () => {
  await product?.close()
  await removeStandIn(binFolder)
})

const pictured = async (name: string): Promise<void> => {
  const folder = process.env["TRANSLATION_PICTURES"]
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}
const linesOf = (page: Page) => page.getByRole("list", { name: "Transcript with translation" }).getByRole("listitem")

describe("a file in another language", () => {
  it("is offered in the languages that the server can do, and translated line by line", async () => {
    await page.getByRole("button", { name: "Read in another language" }).click()
    const menu = page.getByRole("menu")
    await menu.getByText("by apertium: basic machine translation").waitFor()
    assert.deepStrictEqual(await menu.getByRole("menuitemradio").allTextContents(), ["Original", "Spanish"])
    await menu.getByRole("menuitemradio", { name: "Spanish" }).click()
    await page.getByRole("button", { name: "Translate to Spanish" }).click()
    await linesOf(page).first().getByText("We decidedo too").waitFor()
    await linesOf(page).nth(2).getByText("25 euroso").waitFor()
    await linesOf(page).nth(2).getByText("00:19", { exact: true }).waitFor()
  })

  it("is not offered where the server can't translate", async () => {
    const address = page.url()
    await page.goto(address.replace("in=es", "in=ja"))
    await page.getByText("This server can’t translate this file into Japanese.").waitFor()
    assert.strictEqual(await page.getByRole("button", { name: /^Translate to/ }).count(), 0)
    await page.goto(address)
    await linesOf(page).first().waitFor()
  })

  it("says which line is not translated, and why", async () => {
    await linesOf(page).nth(1).getByText("Not translated: the engine lost a number.").waitFor()
    await page.getByRole("status").getByText(/\d+ of \d+ lines and texts aren’t translated/).waitFor()
    await page.getByRole("button", { name: "Translate the rest" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("says why a translation failed, in plain words, and tries again", async () => {
    const failed = { status: "translationFailed", error_code: "TranslatorFailed:rate-limited" }
    await page.route(/translation\.getTranslation/, async (route) => {
      const response = await route.fetch()
      const at = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",").indexOf(
        "translation.getTranslation",
      )
      const answers: ReadonlyArray<{ result: { data: object } }> = await response.json()
      const json = answers.map((one, nth) => nth === at ? { result: { data: { ...one.result.data, ...failed } } } : one)
      await route.fulfill({ response, json })
    })
    await page.reload()
    await page.getByRole("status").getByText(/^The translation service is busy\. Try again later\./).waitFor()
    await page.getByRole("button", { name: "Try again" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.unrouteAll()
    await page.reload()
    await page.getByRole("button", { name: "Translate the rest" }).waitFor()
  })

  it("is exported in either language, or as subtitles with both", async () => {
    await page.getByRole("button", { name: "Export" }).click()
    const menu = page.getByRole("menu")
    await menu.getByRole("menuitemradio", { name: "Spanish", exact: true }).click()
    await menu.getByRole("menuitemradio", { name: "Subtitles: original and Spanish" }).click()
    await menu.getByRole("menuitemradio", { name: "Subtitles: original and Spanish", checked: true }).waitFor()
    assert.isTrue(await menu.getByRole("menuitem", { name: "Word" }).isDisabled())
    await pictured("export")
    assert.deepStrictEqual(await violationsOn(page), [])
    await menu.getByRole("menuitemradio", { name: "Spanish", exact: true }).click()
    const [request] = await Promise.all([
      page.waitForRequest(/\/export\?/),
      menu.getByRole("menuitem", { name: "Markdown" }).click(),
    ])
    assert.strictEqual(new URL(request.url()).search, "?format=md&language=es")
    await page.getByText(/saved$/).waitFor()
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "hidden" })
  })

  it("has its summary in that language too, also after a reload, and goes back to the original", async () => {
    await page.getByRole("tab", { name: "Summary" }).click()
    const summary = page.getByRole("tabpanel", { name: "Summary" })
    await summary.getByRole("heading", { name: "Resumen" }).waitFor()
    await page.reload()
    await summary.getByRole("heading", { name: "Resumen" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await phone.goto(page.url().replace("tab=summary", "tab=original"))
    await summary.getByRole("button", { name: "Read in another language" }).click()
    await page.getByRole("menuitemradio", { name: "Original" }).click()
    await summary.getByRole("heading", { name: "Overview" }).waitFor()
    assert.deepStrictEqual([...complaints], [])
  })

  it("shows both texts of a line under each other on a phone", async () => {
    await linesOf(phone).first().getByText("We decidedo too").waitFor()
    await linesOf(phone).first().getByText("We decided to move").waitFor()
    assert.deepStrictEqual(await violationsOn(phone), [])
  })
})
