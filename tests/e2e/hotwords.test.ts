import { until } from "#tests/support/until.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let page: Page
let complaints: ReadonlyArray<string>

const dialog = () => page.getByRole("dialog", { name: "Hotwords" })
const texts = () => dialog().getByRole("listitem").locator("span[lang]").allTextContents()
const focused = () => page.evaluate("document.activeElement.getAttribute('aria-label')")

beforeAll(async () => {
  product = await aWebProduct()
  const client = await product.user("words", "pro")
  const context = await product.context(client)
  page = await context.newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe`)
})

afterAll(() => product?.close())

describe("the hotword manager", () => {
  it("adds one a line, and keeps refused lines with their reasons", async () => {
    await page.getByRole("button", { name: "Hotwords", exact: true }).click()
    const field = dialog().getByRole("textbox", { name: "New hotwords, one per line" })
    await field.fill("Kysely\nOne two three four five six seven eight\n量子计算")
    await field.press("ControlOrMeta+Enter")
    await dialog().getByText("2 hotwords added").waitFor()
    await dialog().getByText(/eight”: a hotword has 1 to 15/).waitFor()
    await expect.poll(() => field.inputValue()).toBe("One two three four five six seven eight")
    assert.sameMembers(await texts(), ["Kysely", "量子计算"])
    await dialog().getByText("2 on, 2 of 500 in use").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("edits in place and switches off, by keyboard", async () => {
    await dialog().getByRole("button", { name: "Edit Kysely" }).press("Enter")
    const field = dialog().getByRole("textbox", { name: "Edit Kysely" })
    await field.fill("Nothing")
    await field.press("Escape")
    await until(async () => await focused() === "Edit Kysely")
    await page.keyboard.press("Enter")
    await field.fill("Kysely 29")
    await field.press("Enter")
    await until(async () => await focused() === "Edit Kysely 29")
    await dialog().getByRole("switch", { name: "Use Kysely 29" }).press("Space")
    await dialog().getByText("1 on, 2 of 500 in use").waitFor()
    assert.sameMembers(await texts(), ["Kysely 29", "量子计算"])
  })

  it("deletes, hands the focus on, and can undo", async () => {
    await dialog().getByRole("button", { name: "Delete 量子计算" }).press("Enter")
    await until(async () => await focused() === "Delete Kysely 29")
    await until(async () => (await texts()).join() === "Kysely 29")
    await dialog().getByRole("button", { name: "Undo" }).click()
    await until(async () => (await texts()).includes("量子计算"))
    await page.keyboard.press("Escape")
    await dialog().waitFor({ state: "detached" })
    assert.deepStrictEqual(complaints, [])
  })

  it("shows a free account what it lacks, and lets it delete only", async () => {
    const context = await product.context(await product.user("no-words", "free"))
    page = await context.newPage()
    await page.goto(`${product.server.url}/transcribe`)
    await page.getByRole("button", { name: "Hotwords", exact: true }).click()
    await dialog().getByText("Adding and changing hotwords is part of Pro.").waitFor()
    await expect.poll(() => dialog().getByRole("textbox").count()).toBe(0)
    assert.deepStrictEqual(await violationsOn(page), [])
  })
})
