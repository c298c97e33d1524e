import { keptLink } from "#tests/support/server/kept-link.ts"
import { aHearingProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { views } from "#tests/support/web/screen.ts"
import { randomUUID } from "node:crypto"
import type { BrowserContextOptions, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const email = `own-${randomUUID()}@example.org`
const included = "Your own server: everything is included"
let product: WebProduct
let page: Page
let token: string
let complaints: ReadonlyArray<string>

const at = (path: string) => `${product.server.url}/transcribe${path}`

/** What no newcomer to a server of their own should read. */
const money = /[$¥]\s?\d|upgrade|minutes? left|remaining minute|questions? a month|\bPro\b/i

const aboutMoney = async (shown = page): Promise<ReadonlyArray<string>> =>
  (await shown.locator("body").innerText()).split("\n").filter((line) => money.test(line))

const signedIn = async (options: BrowserContextOptions = {}, plans = "own"): Promise<Page> => {
  const context = await product.visitor(options)
  await context.addInitScript(`localStorage.setItem("auth_token", "${token}")`)
  const opened = await context.newPage()
  await opened.route(/\/transcribe(\/|$)[^.]*$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"plans":"own"', `"plans":"${plans}"`)
    await route.fulfill({ response, body })
  })
  return opened
}

beforeAll(async () => {
  product = await aHearingProduct()
  page = await (await product.visitor()).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

describe("a newcomer to a server of their own", () => {
  it("signs in, and reads that everything is included", async () => {
    await page.goto(at("/login"))
    await askForLink(page, email)
    assert.deepStrictEqual(await aboutMoney(), [])
    await page.goto(keptLink(product.server.folder, email).href)
    await page.getByText(included).waitFor()
    await page.getByText("A short meeting in English.", { exact: true }).waitFor()
    assert.deepStrictEqual(await aboutMoney(), [])
    assert.deepStrictEqual(await violationsOn(page), [])
    token = await page.evaluate<string>("localStorage.auth_token")
  })

  it("adds text, asks and looks at the account without meeting a price or a limit", async () => {
    await page.getByRole("button", { name: /^Import a document or text/ }).click()
    await page.getByText("Paste text").click()
    await page.locator("textarea").first().fill("Ann: We moved the launch to May. ".repeat(100))
    await page.getByText("You can close this window. We’ll keep working.").waitFor()
    assert.deepStrictEqual(await aboutMoney(), [])
    await page.goto(at("/ask"))
    await page.getByRole("textbox").first().waitFor()
    assert.deepStrictEqual(await aboutMoney(), [])
    await page.goto(at("/account"))
    await page.getByRole("region", { name: "Profile" }).getByText(included).waitFor()
    assert.deepStrictEqual(await aboutMoney(), [])
    assert.deepStrictEqual(complaints, [])
  })

  it("reaches the plans, which are folded away and work", async () => {
    await page.goto(at("/payment/plans"))
    await page.getByRole("region", { name: "Your plan" }).getByText(included).waitFor()
    const offered = page.getByText("Plans, prices and codes")
    await offered.waitFor()
    assert.deepStrictEqual(await aboutMoney(), [])
    await offered.click()
    await page.getByText("Simulated checkout: nothing is really charged on this server.").waitFor()
    await page.getByText("$19.99").waitFor()
    await page.getByRole("button", { name: "Choose Pro" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("on a phone, in the dark", async () => {
    const phone = await signedIn({ ...views.phone, colorScheme: "dark" })
    await phone.goto(at("/payment/plans"))
    await phone.getByText("Plans, prices and codes").waitFor()
    assert.deepStrictEqual(await violationsOn(phone), [])
    assert.isTrue(await phone.evaluate("document.documentElement.scrollWidth <= innerWidth"))
  })
})

describe("a page of a server without plans", () => {
  it("has no plans, prices and minutes, and leads from their address to the account", async () => {
    const none = await signedIn({}, "off")
    await none.goto(at("/payment/plans"))
    await none.getByRole("region", { name: "Profile" }).getByText(email).waitFor()
    assert.strictEqual(new URL(none.url()).pathname, "/transcribe/account")
    assert.strictEqual(await none.getByText(included).count(), 0)
    assert.strictEqual(await none.getByText("Plan", { exact: true }).count(), 0)
    await none.getByRole("button", { name: `Account, ${email}` }).click()
    await none.getByRole("menuitem", { name: "Account" }).waitFor()
    assert.strictEqual(await none.getByRole("menuitem", { name: "Plans and minutes" }).count(), 0)
    assert.deepStrictEqual(await aboutMoney(none), [])
  })
})
