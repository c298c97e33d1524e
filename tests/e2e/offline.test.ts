import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { type OriginalPage, originalPage } from "#tests/support/web/original-page.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Person
let page: Page
let original: OriginalPage
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("offline", "pro")
  task = (await client.example()).id
  page = await (await product.context(client)).newPage()
  original = await originalPage(page)
  await page.goto(`${product.server.url}/transcribe/task/${task}`)
  await original.lines().first().waitFor()
})

afterAll(() => product?.close())

const isOffline = (is: boolean) => page.context().setOffline(is)
const field = () => page.getByRole("textbox", { name: "Edit" })
const texts = async () => (await client.lines(task)).map(({ text }) => text)
const saved = async () => JSON.stringify(await client.call("GET", `/api/transcription/tasks/${task}`))
const said = () => page.getByRole("alert").filter({ hasText: "You’re offline. Try again when you’re back online." })

describe("without a network", () => {
  it("a line can't be split, which is said; what was typed stays, and is split later", async () => {
    await original.lines().filter({ hasText: "One problem remains." }).dblclick()
    await field().fill("One problem remains. Two more")
    await isOffline(true)
    await field().press("Home")
    await page.keyboard.press("Control+ArrowRight")
    await field().press("Enter")
    await said().waitFor()
    await field().press("End")
    await field().pressSequentially(" came")
    assert.strictEqual(await field().inputValue(), "One problem remains. Two more came")
    await isOffline(false)
    await field().press("Home")
    await page.keyboard.press("Control+ArrowRight")
    await field().press("Enter")
    await expect.poll(texts).toContain("problem remains. Two more came")
    await page.keyboard.press("Escape")
  })

  it("a line that was emptied is deleted when the network is back", async () => {
    const before = (await texts()).length
    const shown = await page.getByRole("button", { name: "Play from 00:22" }).count()
    await page.getByRole("button", { name: "Play from 00:22" }).first().focus()
    await page.keyboard.press("e")
    await expect.poll(() => field().inputValue()).toBe("Agreed.")
    await field().fill("")
    await isOffline(true)
    await field().press("Control+Enter")
    await page.getByRole("status").getByText("The change will be saved when you’re back online.", { exact: false })
      .waitFor()
    await isOffline(false)
    await expect.poll(texts).not.toContain("Agreed.")
    assert.lengthOf(await texts(), before - 1)
    await page.getByText("Line deleted").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Play from 00:22" }).count()).toBe(shown - 1)
  })

  it("a speaker's new name is not typed twice", async () => {
    await page.getByRole("button", { name: "Rename Maya" }).press("Enter")
    await isOffline(true)
    await page.getByRole("textbox", { name: "Name" }).fill("Maya Lind")
    await page.keyboard.press("Enter")
    const again = said().getByRole("button", { name: "Try again" })
    await again.waitFor()
    await isOffline(false)
    await again.click()
    await expect.poll(() => page.getByRole("button", { name: "Rename Maya Lind" }).count()).toBe(1)
    await expect.poll(saved).toContain("Maya Lind")
  })

  it("a question stays, and is asked when that is tried again", async () => {
    await page.getByRole("button", { name: "Ask AI" }).click()
    const panel = page.getByRole("complementary", { name: "Ask AI" })
    await panel.getByRole("textbox").focus()
    await isOffline(true)
    await panel.getByRole("textbox").fill("Who will fix the search?")
    await panel.getByRole("textbox").press("Enter")
    await panel.getByRole("alert").filter({ hasText: "Try again when you’re back online." }).waitFor()
    await isOffline(false)
    await panel.getByRole("button", { name: "Try again" }).click()
    assert.isTrue(await panel.getByText("I will fix the search", { exact: false }).waitFor().then(() => true))
  })

  it("a question that is not asked yet survives a reload, and is gone once it was asked", async () => {
    const question = page.getByRole("textbox", { name: "Ask a question" })
    await question.fill("How much is the launch budget?")
    await page.reload()
    await expect.poll(() => question.inputValue()).toBe("How much is the launch budget?")
    await question.press("Enter")
    await page.getByText("The launch budget is eight thousand euros", { exact: false }).last().waitFor()
    await page.reload()
    await question.waitFor()
    assert.strictEqual(await question.inputValue(), "")
  })
})
