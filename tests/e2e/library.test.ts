import type { Client } from "#tests/support/server/client.ts"
import { eventually, inTurn } from "#tests/support/server/in-turn.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let complaints: ReadonlyArray<string> = []

const paste = (title: string, text: string, to = client) =>
  to.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", { title, text, analyze: false })

const texts = [
  ["Travel policy", "Trains are preferred to planes. A hotel costs 150 euros at most."],
  ["季度会议", "我们决定增加两名工程师。预算是四万二千欧元。"],
  ["Support weekly", "Ticket volume is down. The budget for a help page is small."],
  ["Planning workshop", "Three bets for the next quarter, and honest progress."],
] as const

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada@example.org", "pro")
  await inTurn(texts, ([title, text]) => paste(title, text))
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

const address = (rest = "") => `${product.server.url}/transcribe/${rest}`
const row = (title: string, on = page) => on.getByRole("link", { name: title, exact: true })
const titles = (on = page) => on.locator("li[data-key] a").allInnerTexts()
const heads = (on = page) => on.getByRole("heading", { level: 2 }).allInnerTexts()
const filter = () => page.getByRole("textbox", { name: "Filter files" })
const names = async (of = client) =>
  (await of.call<{ items: ReadonlyArray<{ title: string }> }>("GET", "/api/transcription/tasks?page_size=100")).items
    .map(({ title }) => title)
/** Waits until the server agrees. */
const agreed = (look: () => Promise<boolean>) =>
  eventually(async () => await look() || null, { every: 100, within: 9000 })

describe("the library", () => {
  it("groups files by the reader's days, also when the reader's clock is wrong", async () => {
    const day = 86_400_000
    await page.clock.setSystemTime(Date.now() + 40 * day)
    // What the server says of two of them is moved into the past.
    const past = { "Travel policy": 40, "季度会议": 1 }
    await page.route(/listTasks/, async (route) => {
      const response = await route.fetch()
      const moved = (await response.text()).replaceAll(
        /"title":"([^"]+)"(.*?)"created_at":"([^"]+)"/g,
        (_all, title: keyof typeof past, between: string, created: string) =>
          `"title":"${title}"${between}"created_at":"${
            new Date(Date.parse(created) - (past[title] ?? 0) * day).toISOString()
          }"`,
      )
      await route.fulfill({ response, body: moved })
    })
    await page.goto(address())
    await row("Travel policy").waitFor()
    assert.deepStrictEqual(await heads(), ["Today", "Yesterday", "Earlier"])
    assert.deepStrictEqual(await titles(), ["Planning workshop", "Support weekly", "季度会议", "Travel policy"])
    assert.match(await page.title(), /^All files · /)
    await page.unroute(/listTasks/)
    await page.clock.setSystemTime(Date.now())
    await page.goto(address("?folder=none"))
    await page.getByRole("heading", { name: "Uncategorized", level: 1 }).waitFor()
    await row("Travel policy").waitFor()
    assert.deepStrictEqual(await heads(), ["Today"])
  })

  it("finds words in titles and texts of any language, marks them, and keeps them in the address", async () => {
    await page.goto(address())
    await row("Travel policy").waitFor()
    await page.keyboard.press("/")
    await page.keyboard.type("budget")
    await page.locator("mark", { hasText: "budget" }).waitFor()
    assert.deepStrictEqual(await titles(), ["Support weekly"])
    assert.include(page.url(), "?q=budget")
    await filter().fill("预算")
    await page.locator("mark", { hasText: "预算" }).waitFor()
    assert.deepStrictEqual(await titles(), ["季度会议"])
    await filter().fill("policy")
    await row("Travel policy").waitFor()
    await page.getByText("1 file found").waitFor()
    assert.deepStrictEqual(await titles(), ["Travel policy"])
    await page.reload()
    await page.locator("mark", { hasText: "policy" }).waitFor()
    await filter().fill("no such thing")
    await page.getByText("No file matches “no such thing”").waitFor()
    await page.getByRole("button", { name: "Clear the filter" }).click()
    await row("Planning workshop").waitFor()
    assert.notInclude(page.url(), "q=")
  })

  it("narrows and sorts the list by the address", async () => {
    await page.goto(address("?sort=title"))
    await row("Travel policy").waitFor()
    assert.deepStrictEqual((await titles()).slice(0, 3), ["Planning workshop", "Support weekly", "Travel policy"])
    await page.getByRole("button", { name: "Filters" }).click()
    await page.getByRole("menuitemradio", { name: "Failed" }).click()
    await page.getByText("No file matches these filters").waitFor()
    assert.include(page.url(), "state=failed")
    await page.getByRole("button", { name: "Remove the filter Failed" }).click()
    await row("Travel policy").waitFor()
  })

  it("is used by the keyboard: moves, selects a range and all, leaves, opens", async () => {
    await page.goto(address())
    await row("Planning workshop").waitFor()
    const selected = page.getByRole("checkbox", { checked: true })
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    assert.strictEqual(await page.locator("a:focus").innerText(), "Support weekly")
    await page.keyboard.press("x")
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await page.keyboard.press("Shift+X")
    await page.getByText("3 selected").waitFor()
    await page.keyboard.press("Escape")
    assert.strictEqual(await selected.count(), 0)
    await page.keyboard.press("Control+a")
    await page.getByText("4 selected").waitFor()
    await page.keyboard.press("k")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "季度会议" }).waitFor()
    await page.goBack()
    await page.getByText("4 selected").waitFor()
    await page.keyboard.press("Escape")
    await row("Planning workshop").hover()
    await page.getByRole("checkbox", { name: "Select Planning workshop" }).check()
    await page.getByRole("checkbox", { name: "Select 季度会议" }).click({ modifiers: ["Shift"] })
    await page.getByText("3 selected").waitFor()
    await page.keyboard.press("Escape")
    assert.strictEqual(await selected.count(), 0)
  })

  it("renames in place, and says what a title needs", async () => {
    await row("Support weekly").focus()
    await page.keyboard.press("r")
    const field = page.getByRole("textbox", { name: "Title" })
    await field.fill("  ")
    await field.press("Enter")
    await page.getByText("A title must not be empty.").waitFor()
    await field.press("Escape")
    await row("Support weekly").waitFor()
    await page.keyboard.press("r")
    await field.fill("Support, every week")
    await field.press("Enter")
    await row("Support, every week").waitFor()
    assert.isNotNull(await agreed(async () => (await names()).includes("Support, every week")))
  })

  it("deletes with six seconds to think better of it, and at once when the page is left", async () => {
    await page.goto(address())
    await row("Travel policy").focus()
    await page.keyboard.press("Delete")
    await row("Travel policy").waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Undo" }).click()
    await row("Travel policy").waitFor()
    assert.include(await names(), "Travel policy")
    await row("Planning workshop").focus()
    await page.keyboard.press("x")
    const answered = page.waitForResponse(/delete-batch/)
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click()
    await row("Planning workshop").waitFor({ state: "detached" })
    assert.strictEqual((await answered).status(), 200)
    assert.notInclude(await names(), "Planning workshop")
    await row("Travel policy").focus()
    await page.keyboard.press("Delete")
    await row("Travel policy").waitFor({ state: "detached" })
    await page.goto(address("styleguide"))
    assert.isNotNull(await agreed(async () => !(await names()).includes("Travel policy")))
  })

  it("shows what comes and how it goes on, without a reload and without moving what is pointed at", async () => {
    await page.goto(address())
    await row("季度会议").waitFor()
    const recording = await client.upload((await shortTalk()).wav, { title: "Standup" })
    await page.getByRole("heading", { name: "In progress" }).waitFor()
    await page.getByRole("progressbar", { name: "Standup" }).waitFor()
    await row("季度会议").hover()
    const before = await row("季度会议").boundingBox()
    await client.finished(recording)
    await page.getByRole("progressbar", { name: "Standup" }).waitFor({ state: "detached" })
    await paste("Late note", "It came while somebody pointed at a row.")
    await page.getByRole("button", { name: "1 new file" }).waitFor()
    assert.deepStrictEqual(await row("季度会议").boundingBox(), before)
    await page.getByRole("button", { name: "1 new file" }).click()
    await page.getByRole("heading", { name: "In progress" }).waitFor({ state: "detached" })
    assert.deepStrictEqual((await titles()).slice(0, 2), ["Late note", "Standup"])
  }, 90_000)

  it("opens a file at the moment that was found", async () => {
    await page.goto(address("?q=database"))
    await page.locator("mark", { hasText: "database" }).first().waitFor()
    await row("Standup").click()
    await page.getByRole("heading", { name: "Standup" }).waitFor()
    assert.match(page.url(), /[?&]t=\d+/)
  })

  it("goes on for ever, and comes back to where it was left", async () => {
    const long = await product.user("maya@example.org", "pro")
    await inTurn(
      Array.from({ length: 25 }, (_, index) => index),
      (index) => paste(`Note ${index}`, `This is note ${index}.`, long),
    )
    const other = await (await product.context(long)).newPage()
    await other.goto(address())
    await row("Note 24", other).waitFor()
    await row("Note 24", other).focus()
    await inTurn(Array.from({ length: 22 }, (_, index) => 23 - index), async (next) => {
      await row(`Note ${next}`, other).waitFor()
      await other.keyboard.press("j")
    })
    assert.strictEqual(await other.locator("a:focus").innerText(), "Note 2")
    await other.keyboard.press("x")
    const before = await row("Note 2", other).boundingBox()
    await other.keyboard.press("Enter")
    await other.getByRole("heading", { name: "Note 2" }).waitFor()
    await other.goBack()
    await other.getByText("1 selected").waitFor()
    assert.deepStrictEqual(await row("Note 2", other).boundingBox(), before)
    await row("Note 0", other).waitFor()
    await other.context().close()
  })

  it("fits a phone", async () => {
    const phone = await (await product.context(client, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })).newPage()
    await phone.goto(address("mobile"))
    await row("Late note", phone).waitFor()
    await phone.getByRole("button", { name: "More for Late note" }).tap()
    await phone.getByRole("menuitem", { name: "Select" }).tap()
    await phone.getByText("1 selected").waitFor()
    await row("Standup", phone).tap()
    await phone.getByText("2 selected").waitFor()
    await phone.getByRole("button", { name: "Clear the selection" }).tap()
    await phone.getByRole("button", { name: "Find a file" }).tap()
    await phone.getByRole("textbox", { name: "Filter files" }).fill("standup")
    await row("Late note", phone).waitFor({ state: "detached" })
    assert.strictEqual(await phone.evaluate<number>("document.documentElement.scrollWidth"), 390)
    await phone.context().close()
  })

  it("meets no error on the way", () => assert.deepStrictEqual(complaints, []))
})
