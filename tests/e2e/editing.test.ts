import type { Client } from "#tests/support/server/client.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type OriginalPage, originalPage } from "#tests/support/web/original-page.ts"
import type { BrowserContext, Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let context: BrowserContext
let page: Page
let original: OriginalPage
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = await client.upload((await shortTalk()).wav, { title: "Weekly planning" })
  await client.finished(task)
  await client.call("POST", "/api/transcription/paste-text", {
    title: "Earlier meeting",
    text: "Zoë Quill: Shall we begin?\nAdam: Yes, let us.\nZoë Quill: Then the budget first.",
    analyze: false,
  })
  context = await product.context(client)
  page = await context.newPage()
  original = await originalPage(page)
  await page.goto(`${product.server.url}/transcribe/task/${task}`)
  await original.lines().first().waitFor()
})

afterAll(() => product?.close())

const texts = async () => (await client.lines(task)).map(({ text }) => text)
const field = () => page.getByRole("textbox", { name: "Edit" })
/** Opens a line with the caret at an offset. */
const openAt = async (line: number, offset: number) => {
  await original.lines().nth(line).dblclick()
  await page.evaluate<null>(`document.activeElement.setSelectionRange(${offset}, ${offset}) ?? null`)
}

describe("a line", () => {
  it("is split by Enter at the caret, with the times of its words, and joined by Backspace at its start", async () => {
    const [first = "", ...others] = await texts()
    const at = first.indexOf(" ") + 1
    const before = await client.lines(task)
    await openAt(0, at)
    await page.keyboard.press("Enter")
    await until(async () => (await texts()).length === others.length + 2)
    const [head, tail] = await client.lines(task)
    assert.deepStrictEqual([head?.text, tail?.text], [first.slice(0, at).trim(), first.slice(at)])
    assert.isTrue((head?.end ?? 0) <= (tail?.begin ?? 0) && (tail?.begin ?? 0) > (before[0]?.begin ?? 0))
    await until(async () => await field().inputValue() === first.slice(at))
    await page.keyboard.press("Backspace")
    await until(async () => (await texts()).length === others.length + 1)
    assert.deepStrictEqual(await client.lines(task), before)
    await until(async () => await field().inputValue() === first)
    await page.keyboard.type("X")
    await expect.poll(() => field().inputValue()).toBe(`${first.slice(0, at)}X${first.slice(at)}`)
    await page.keyboard.press("Escape")
    await field().waitFor({ state: "detached" })
    assert.deepStrictEqual(await client.lines(task), before)
  })

  it("is deleted when it is left empty, and comes back by Undo, or Ctrl Z after a reload", async () => {
    const before = await client.lines(task)
    const empty = async () => {
      await original.type(1, "")
      await page.keyboard.press("Control+Enter")
      await until(async () => (await texts()).length === before.length - 1)
    }
    await empty()
    await page.getByRole("button", { name: "Undo" }).click()
    await until(async () => (await texts()).length === before.length)
    assert.deepStrictEqual(await client.lines(task), before)
    await original.lines().nth(before.length - 1).waitFor()
    await empty()
    await page.reload()
    await original.lines().first().waitFor()
    await page.keyboard.press("Control+z")
    await until(async () => (await texts()).length === before.length)
    assert.deepStrictEqual(await client.lines(task), before)
  })

  it("stays as it is, with what was typed, if another tab has changed it", async () => {
    const [line] = await client.lines(task)
    await openAt(0, 3)
    await client.call("PUT", `/api/transcription/${task}/edit-lines`, { lines: [{ id: line?.id, text: "Theirs." }] })
    await page.keyboard.press("Enter")
    await page.getByText("Someone else changed this line too").waitFor()
    assert.strictEqual((await texts())[0], "Theirs.")
    await page.getByRole("button", { name: "Use their version" }).click()
    await original.lines().filter({ hasText: "Theirs." }).waitFor()
  })

  it("has tools that cover no words", async () => {
    await original.lines().nth(0).hover()
    await expect.poll(coveredLines).toBe(0)
    await original.lines().nth(1).hover()
    await expect.poll(coveredLines).toBe(0)
  })
})

describe("a part of the recording", () => {
  it("is transcribed again, but for edited lines that are not ticked, and comes back by Undo", async () => {
    const before = await client.lines(task)
    await original.lines().nth(0).hover()
    await original.button("Transcribe again").click()
    const dialog = page.getByRole("dialog", { name: "Transcribe again" })
    await dialog.getByRole("checkbox", { name: "Theirs." }).waitFor()
    const range = dialog.getByText(/^\d\d:\d\d–\d\d:\d\d$/)
    const narrow = await range.innerText()
    await dialog.getByRole("button", { name: "Line after" }).click()
    await expect.poll(() => range.innerText()).not.toBe(narrow)
    assert.isEmpty(await violationsOn(page))
    await dialog.getByRole("button", { name: "Transcribe again" }).click()
    const undo = page.getByRole("status").filter({ hasText: "was transcribed again" }).getByRole("button", {
      name: "Undo",
    })
    await undo.waitFor()
    const after = await client.lines(task)
    assert.deepStrictEqual(after[0], before[0])
    assert.notDeepEqual(after[1]?.id, before[1]?.id)
    assert.deepStrictEqual(after.slice(2).at(-1), before.at(-1))
    await undo.click()
    await until(async () => (await client.lines(task))[1]?.id === before[1]?.id)
    assert.deepStrictEqual(await client.lines(task), before)
  })
})

describe("a speaker", () => {
  it("is chosen in place, beside the name, and can be heard for three seconds", async () => {
    const name = original.button(/: change speaker$/).first()
    await name.click()
    const popover = page.getByRole("dialog", { name: "Who’s speaking?" })
    await popover.waitFor()
    // It has its place a moment after it is there.
    await expect.poll(async () => Math.abs(await leftOf(popover) - await leftOf(name))).toBeLessThanOrEqual(40)
    assert.isEmpty(await violationsOn(page))
    const hears = popover.getByRole("button", { name: "Stop" }).waitFor()
    await popover.getByRole("button", { name: /^Hear / }).click()
    await hears
    await popover.getByRole("button", { name: /^Hear / }).waitFor()
    await page.keyboard.press("Escape")
    await popover.waitFor({ state: "detached" })
  })

  it("gets a name from other recordings by a few letters and the arrow keys", async () => {
    const popover = page.getByRole("dialog", { name: "Who’s speaking?" })
    await original.button("Speaker 1: change speaker").first().click()
    await popover.getByRole("list", { name: "People in other recordings" }).getByRole("button", { name: "Zoë Quill" })
      .waitFor()
    assert.isEmpty(await violationsOn(page))
    await page.keyboard.type("zoe")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect.poll(() => popover.getByRole("textbox").inputValue()).toBe("Zoë Quill")
    await page.keyboard.press("Enter")
    await original.button("Zoë Quill: change speaker").first().waitFor()
  })
})

describe("the changes of a file", () => {
  it("are listed with who made them, and one of them is undone there", async () => {
    const [line] = await client.lines(task)
    await client.call("PUT", `/api/transcription/${task}/edit-lines`, { lines: [{ id: line?.id, text: "Ours." }] })
    await original.button("Changes to the text").click()
    const dialog = page.getByRole("dialog", { name: "Changes to the text" })
    const newest = dialog.getByRole("listitem").filter({ hasText: "Ours." })
    await expect.poll(() => newest.innerText()).toMatch(
      /^Line edited\s+00:\d\d\s+Ada [^·]+ · .+\s+Before:\s+Theirs\.\s+After:\s+Ours\./,
    )
    assert.isEmpty(await violationsOn(page))
    await newest.getByRole("button", { name: /^Undo change \d+: Line edited, 00:\d\d$/ }).click()
    await newest.waitFor({ state: "detached" })
    assert.strictEqual((await texts())[0], "Theirs.")
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await original.lines().filter({ hasText: "Theirs." }).waitFor()
  })
})

describe("replacing", () => {
  it("changes every match, as many as were counted, and is undone at once", async () => {
    const before = await client.lines(task)
    await page.keyboard.press("/")
    await page.getByRole("textbox", { name: "Find in text" }).fill("THE")
    await original.button("Replace").click()
    await page.getByRole("checkbox", { name: "Whole words only" }).check()
    await page.getByRole("textbox", { name: "Replace with" }).fill("our")
    const button = original.button(/^Replace (all )?\d+ match/)
    const count = (await texts()).join(" ").match(/\bthe\b/gi)?.length ?? 0
    await expect.poll(async () => Number(/\d+/.exec(await button.innerText())?.[0])).toBe(count)
    assert.isEmpty(await violationsOn(page))
    await button.click()
    await until(async () => ((await texts()).join(" ").match(/\bour\b/g)?.length ?? 0) >= count)
    await page.getByRole("status").filter({ hasText: "replaced" }).getByRole("button", { name: "Undo" }).click()
    await until(async () => JSON.stringify(await client.lines(task)) === JSON.stringify(before))
    await original.button("Next match").focus()
    await page.keyboard.press("Escape")
    await page.getByRole("textbox", { name: "Find in text" }).waitFor({ state: "detached" })
  })

  it("changes one match at a time and goes on to the next, with a field that stays wide", async () => {
    await page.keyboard.press("/")
    const sought = page.getByRole("textbox", { name: "Find in text" })
    await sought.fill("the")
    await original.button("Replace").click()
    assert.isAbove((await sought.boundingBox())?.width ?? 0, 140)
    const count = async () => Number(/\d+/.exec(await original.button(/^Replace (all )?\d+ match/).innerText())?.[0])
    await until(async () => await count() > 2)
    const before = await count()
    await page.getByRole("textbox", { name: "Replace with" }).fill("zzz")
    await page.keyboard.press("Enter")
    await until(async () => (await texts()).join(" ").split("zzz").length === 2)
    await expect.poll(count).toBe(before - 1)
    await page.keyboard.press("Escape")
  })

  it("learns the new word, which is in the list of hotwords at once", async () => {
    const hotwords = page.getByRole("dialog", { name: "Hotwords" })
    await page.getByRole("button", { name: "Hotwords", exact: true }).click()
    await hotwords.getByText("of 500 in use").waitFor()
    await page.keyboard.press("Escape")
    await hotwords.waitFor({ state: "detached" })
    await page.keyboard.press("/")
    await page.getByRole("textbox", { name: "Find in text" }).fill("the")
    await original.button("Replace").click()
    await page.getByRole("textbox", { name: "Replace with" }).fill("Zweibruecken")
    await page.getByRole("checkbox", { name: "Also learn this word" }).check()
    const learnt = page.waitForResponse(/addHotwords/)
    await original.button(/^Replace (all )?\d+ match/).click()
    await learnt
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Hotwords", exact: true }).click()
    await hotwords.getByRole("listitem").filter({ hasText: "Zweibruecken" }).waitFor()
    assert.strictEqual(await hotwords.getByRole("listitem").count(), 1)
  })
})

const leftOf = async (one: Locator): Promise<number> => (await one.boundingBox())?.x ?? Infinity

/** How many lines the tools lie over. */
const coveredLines = (): Promise<number> =>
  page.evaluate<number>(`(() => {
    const a = document.querySelector("[data-tools]").getBoundingClientRect()
    const isOver = (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return [...document.querySelectorAll("[data-text]")].filter((line) => isOver(line.getBoundingClientRect())).length
  })()`)
