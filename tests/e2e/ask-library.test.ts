import type { Client } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let complaints: ReadonlyArray<string> = []

const files = [
  ["Warehouse budget", [
    "Ann: Good morning.",
    "Ben: Morning.",
    "Ann: The budget for the new warehouse is 400,000 euros.",
    "Ben: We start building on the third of March.",
    "Ann: Thank you.",
  ]],
  ["Site visit", [
    "Cleo: Hello again.",
    "Ann: Hello.",
    "Cleo: The roof of the warehouse leaks in two places.",
    "Ann: Nobody asked the roofer yet.",
    "Cleo: I will.",
  ]],
] as const

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("asker", "free")
  await inTurn(
    files,
    ([title, lines]) => client.call("POST", "/api/transcription/paste-text", { title, text: lines.join("\n") }),
  )
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/`)
})

afterAll(() => product?.close())

const pictured = async (name: string, shown: Page): Promise<void> => {
  const folder = process.env["ASK_PICTURES"]
  if (folder !== undefined) await shown.screenshot({ path: `${folder}/${name}.png` })
}
const field = () => page.getByRole("textbox", { name: "Ask a question" })
const turn = (question: string) => page.getByRole("article", { name: question })
const budget = "What is the budget for the new warehouse?"

describe("questions about all files", () => {
  it("are asked on a page of the side bar, and answered file by file with a place for each sentence", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Ask", exact: true }).click()
    await page.getByRole("heading", { level: 1, name: "Ask all your files" }).waitFor()
    await field().fill(budget)
    await page.keyboard.press("Enter")
    const file = turn(budget).getByRole("region", { name: "Warehouse budget" })
    await file.getByText("400,000 euros").first().waitFor()
    await file.getByRole("button", { name: /show in the text$/ }).first().waitFor()
    await page.locator("article[data-state=answered]").waitFor()
    await page.getByText("4 questions left this month").waitFor()
    await pictured("desktop", page)
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("keep to a folder, a speaker or a day, and say where nothing was found", async () => {
    await page.getByText("Which files").click()
    await page.getByRole("textbox", { name: "Speaker" }).fill("cleo")
    const question = "Where does the roof leak?"
    await field().fill(question)
    await page.keyboard.press("Enter")
    await turn(question).getByRole("region", { name: "Site visit" }).getByText("in two places").first().waitFor()
    await expect.poll(() => turn(question).getByRole("region", { name: "Warehouse budget" }).count()).toBe(0)
    await page.getByRole("textbox", { name: "Speaker" }).fill("")
  })

  it("lead to the line in the file, and are there when one comes back", async () => {
    await turn(budget).getByRole("button", { name: /show in the text$/ }).first().click()
    await page.getByRole("heading", { name: "Warehouse budget" }).first().waitFor()
    await page.getByText("The budget for the new warehouse is 400,000 euros.").first().waitFor()
    await page.goBack()
    await turn(budget).getByText("400,000 euros").first().waitFor()
    await page.reload()
    await expect.poll(() => turn(budget).getByText("400,000 euros").count()).toBe(1)
  })

  it("are cleared after a question, for good", async () => {
    await page.getByRole("button", { name: "Conversation options" }).click()
    await page.getByRole("menuitem", { name: "Clear history" }).click()
    await page.getByRole("dialog", { name: "Clear your questions?" }).getByRole("button", { name: "Clear history" })
      .click()
    await turn(budget).waitFor({ state: "detached" })
    assert.deepStrictEqual(await client.call("GET", "/api/ask-ai/library/history").then((it) => Object(it).turns), [])
  })

  it("fit on a phone, in the dark", async () => {
    const view = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" } as const
    const phone = await (await product.context(client, view)).newPage()
    await phone.goto(`${product.server.url}/transcribe/ask`)
    await phone.getByRole("textbox", { name: "Ask a question" }).fill("When does the building start?")
    await phone.keyboard.press("Enter")
    await phone.locator("article[data-state=answered]").waitFor()
    await hasArrived(phone)
    if (process.env["ASK_PICTURES"] !== undefined) {
      await phone.screenshot({ path: `${process.env["ASK_PICTURES"]}/phone.png` })
    }
    assert.deepStrictEqual(await violationsOn(phone), [])
    await expect.poll(() => phone.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true)
    assert.deepStrictEqual(complaints, [])
  })
})
