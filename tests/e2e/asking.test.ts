import type { Client } from "#tests/support/server/client.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasLeftLayers, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let task: string
let page: Page
let complaints: ReadonlyArray<string>

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Ask AI" })
const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Ask a question" })
const askedOf = (page: Page) => page.getByRole("log", { name: "Questions and answers" }).getByRole("article")
const stateOf = (page: Page, turn: number) => askedOf(page).nth(turn).getAttribute("data-state")

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ask", "free")
  task = (await client.example()).id
  const context = await product.context(client)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  page = await context.newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

const address = () => `${product.server.url}/transcribe/task/${task}?tab=summary`

describe("Ask AI", () => {
  it("opens beside the text with questions that the file answers", async () => {
    await page.goto(address())
    await page.getByRole("button", { name: "Ask AI", exact: true }).click()
    await panelOf(page).getByRole("list", { name: "Suggested questions" }).getByRole("listitem").first().waitFor()
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Ask a question")
    assert.include(page.url(), "ask=true")
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("answers with the place it is based on, which shows and plays it", async () => {
    await panelOf(page).getByRole("list", { name: "Suggested questions" }).getByRole("button").first().click()
    const chip = askedOf(page).first().getByRole("button", { name: /^1 · .*play from here$/ }).first()
    await chip.waitFor()
    await panelOf(page).getByText("4 questions left this month").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await chip.click()
    await page.getByRole("tab", { name: "Original", selected: true }).waitFor()
    await page.getByRole("button", { name: "Pause", exact: true }).click()
    await askedOf(page).first().getByRole("button", { name: "Copy answer" }).click()
    await expect.poll(() => page.evaluate<string>("navigator.clipboard.readText()")).toMatch(/\[1\]/)
  })

  it("says so when the file does not", async () => {
    await fieldOf(page).fill("Who won the football match in Lisbon?")
    await fieldOf(page).press("Enter")
    await askedOf(page).nth(1).getByText(/This isn’t said in the file/).waitFor()
    assert.strictEqual(await fieldOf(page).inputValue(), "")
  })

  it("is there again after a reload, and gone once it is cleared", async () => {
    await page.reload()
    await expect.poll(() => askedOf(page).count()).toBe(2)
    await panelOf(page).getByRole("button", { name: "Conversation options" }).click()
    await page.getByRole("menuitem", { name: "Clear history" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Clear history" }).click()
    await panelOf(page).getByRole("list", { name: "Suggested questions" }).waitFor()
    await fieldOf(page).focus()
    await page.keyboard.press("Escape")
    await panelOf(page).waitFor({ state: "detached" })
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Ask AI")
    assert.deepStrictEqual([...complaints], [])
  })

  it("shows a source on a phone, closes, and stays in the file", async () => {
    const phone = await (await product.context(client, views.phone)).newPage()
    await phone.goto(address())
    await phone.getByRole("button", { name: "Ask AI", exact: true }).click()
    await phone.getByRole("list", { name: "Suggested questions" }).getByRole("button").first().click()
    await expect.poll(() => phone.evaluate("history.state.layers")).toBe(1)
    // A source can be pressed before the answer is complete; leaving the page then would stop it.
    await expect.poll(() => stateOf(phone, 0)).toBe("answered")
    await askedOf(phone).first().getByRole("button", { name: /^1 · .*play from here$/ }).first().click()
    await phone.getByRole("dialog").waitFor({ state: "detached" })
    await phone.getByRole("tab", { name: "Original", selected: true }).waitFor()
    await phone.getByRole("button", { name: "Pause", exact: true }).waitFor()
    // Without the panel's entry, which the page leaves by going back itself.
    await hasLeftLayers(phone)
    await expect.poll(() => phone.url()).toContain("t=")
    assert.notInclude(phone.url(), "ask=")
    await phone.goBack()
    assert.strictEqual(phone.url(), "about:blank")
  })

  it("covers a phone, keeps to the limit of the plan, and closes by going back", async () => {
    const phone = await (await product.context(client, { ...views.phone, colorScheme: "dark" })).newPage()
    await phone.goto(address())
    await phone.getByRole("button", { name: "Ask AI", exact: true }).click()
    await fieldOf(phone).waitFor()
    const sheet = phone.getByRole("dialog", { name: "Ask AI" })
    const ask = async (number: number) => {
      await fieldOf(phone).fill("What was decided?")
      await fieldOf(phone).press("Enter")
      await expect.poll(() => stateOf(phone, number)).toMatch(/answered|failed/)
    }
    // Three were asked above: one is still here, and one was not said in the file, which does not count.
    await ask(1)
    await ask(2)
    await ask(3)
    await ask(4)
    await sheet.getByRole("alert").getByText("You’ve used all 5 questions in your plan this month").waitFor()
    assert.deepStrictEqual(await violationsOn(phone), [])
    await phone.goBack()
    await sheet.waitFor({ state: "detached" })
    await phone.getByRole("tab", { name: "Summary" }).waitFor()
    // Signing out, here in another tab, forgets what only this page knew: the question that was refused.
    const signedIn = (token: string | null) =>
      phone.evaluate(`
        ${token === null ? 'localStorage.removeItem("auth_token")' : `localStorage.setItem("auth_token", "${token}")`}
        dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: ${JSON.stringify(token)} }))
      `)
    await signedIn(null)
    await phone.waitForURL(/login/)
    await signedIn(client.token)
    await phone.waitForURL(/task/)
    await phone.getByRole("button", { name: "Ask AI", exact: true }).click()
    await expect.poll(() => askedOf(phone).count()).toBe(4)
  })
})
