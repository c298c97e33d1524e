import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { closeLayer } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>

const notice = () => page.getByRole("region", { name: "About your plan" })
const dialog = (name: string) => page.getByRole("dialog", { name })

/** 600 bytes of text use a minute. */
const use = (minutes: number) =>
  person.call("POST", "/api/transcription/paste-text", { text: "word ".repeat(120 * minutes).trim() })

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("notices", "free")
  page = await (await product.context(person)).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

describe("the notice of minutes", () => {
  it("comes at four fifths, with ways to get more", async () => {
    await use(239)
    await page.goto(`${product.server.url}/transcribe`)
    await page.getByText("61 minutes left").waitFor()
    await use(1)
    await page.reload()
    await notice().getByText(/^60 minutes are left until /).waitFor()
    await notice().getByRole("button", { name: "Get more minutes" }).press("Enter")
    await dialog("Get more minutes").getByText("Invite others", { exact: false }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await closeLayer(page)
  })

  it("gives no end to minutes that have none", async () => {
    await page.route(/plan\.getUsage/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"bonus":0', '"bonus":20') })
    })
    await page.reload()
    const sentences = /^40 minutes are left until .+\. 20 bonus minutes are left; they don’t expire\.$/
    await notice().getByText(sentences).waitFor()
    await notice().getByRole("button", { name: "Get more minutes" }).press("Enter")
    assert.isTrue(await dialog("Get more minutes").getByText(sentences).isVisible())
    await closeLayer(page)
    await page.unroute(/plan\.getUsage/)
    await page.reload()
    await notice().getByText(/^60 minutes are left until /).waitFor()
  })

  it("stays away when it was dismissed, until none are left", async () => {
    await notice().getByRole("button", { name: "Dismiss for now" }).press("Enter")
    await notice().waitFor({ state: "detached" })
    await use(60)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await notice().getByText(/^No minutes left until /).waitFor()
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390)
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

describe("what the plan does not include", () => {
  it("leads to the plans from where it would be", async () => {
    await page.getByRole("button", { name: "Hotwords", exact: true }).click()
    await dialog("Hotwords").getByRole("link", { name: "See the plans" }).press("Enter")
    await page.waitForURL(/\/payment\/plans$/)
    await dialog("Hotwords").waitFor({ state: "detached" })
    await page.goto(`${product.server.url}/transcribe/account`)
    await page.getByRole("region", { name: "MCP keys" }).getByRole("link", { name: "See the plans" }).waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it("is named by a dialog when it was asked for all the same", async () => {
    const visitor = await (await product.context(person)).newPage()
    await visitor.route(/hotword\.listHotwords|plan\.getUsage/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"plan":"free"', '"plan":"pro"') })
    })
    await visitor.goto(`${product.server.url}/transcribe`)
    await visitor.getByRole("button", { name: "Hotwords", exact: true }).click()
    await visitor.getByRole("dialog").getByRole("textbox").first().fill("Kysely")
    await visitor.getByRole("dialog").getByRole("button", { name: /^Add/ }).click()
    const upgrade = visitor.getByRole("dialog", { name: "Upgrade to Pro" })
    await upgrade.getByText("Included in Pro: Hotwords.").waitFor()
    await upgrade.getByRole("button", { name: "See the plans" }).press("Enter")
    await visitor.waitForURL(/\/payment\/plans$/)
    await expect.poll(() => upgrade.count()).toBe(0)
  })
})
