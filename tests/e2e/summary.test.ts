import type { Client } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let task: string
let complaints: ReadonlyArray<string> = []
let analysed = ""

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = (await client.example()).id
  await client.call("PUT", `/api/transcription/${task}/edit-title`, { title: "Weekly planning" })
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

const open = (tab: string) => page.goto(`${product.server.url}/transcribe/task/${task}?tab=${tab}`)
const editor = () => page.getByRole("textbox", { name: "Summary text" })
const done = () => page.getByRole("button", { name: "Done", exact: true }).click()

const ticking = "**/trpc/writing.tickActionItem**"

/** Someone else saves a summary in the meantime. */
const elsewhere = (summary: string) => client.call("PUT", `/api/transcription/${task}/edit`, { summary })

type Written = { readonly status: string; readonly style: { readonly lengthPreference: string } | null }
const overview = () => client.call<Written>("GET", `/api/transcription/tasks/${task}/overview`)
const isWritten = () => until(async () => (await overview()).status === "analysisCompleted")

describe("the summary", () => {
  it("shows where each claim comes from, and plays it", async () => {
    await open("summary")
    const chip = page.getByRole("button", { name: /^Play from/ }).nth(1)
    const time = /(\d\d:\d\d)/.exec(await chip.getAttribute("aria-label") ?? "")?.[1]
    await chip.click()
    await page.getByRole("button", { name: "Pause" }).waitFor()
    // The address keeps the moment that was chosen; the slider goes on.
    const [minutes = NaN, seconds = NaN] = time?.split(":").map(Number) ?? []
    await expect.poll(() => new URL(page.url()).searchParams.get("t")).toBe(String(minutes * 60 + seconds))
    await page.keyboard.press("Space")
  })

  it("has action items that can be ticked, by a name, and says so without a violation", async () => {
    // Far from the server, the tick has not left yet when the page is.
    await page.route(ticking, () => undefined)
    const box = page.getByRole("checkbox", { name: "Fix the search" })
    await box.click()
    await until(() => box.isChecked())
    await page.reload()
    await page.unroute(ticking)
    await page.getByRole("checkbox", { name: "Fix the search", checked: true }).waitFor()
    assert.include((await client.task(task)).summary, "- [x] Fix the search")
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("shows one's own action items, or those of someone chosen", async () => {
    await page.getByRole("button", { name: "Mine" }).click()
    await page.getByRole("combobox", { name: "Which owner are you?" }).selectOption("Tom")
    await expect.poll(() => page.getByRole("checkbox", { name: "Fix the search" }).count()).toBe(0)
    await page.getByRole("checkbox", { name: "Write the press release" }).waitFor()
    await page.getByRole("button", { name: "All", exact: true }).click()
  })

  it("folds possible action items under their count, opens them on a press, and copies them all", async () => {
    const { summary } = await client.task(task)
    await elsewhere(`${summary}\n\n## Possible action items\n\n- Ask the printer\n- Call the bank\n`)
    await page.reload()
    const heading = page.getByRole("heading", { name: "Possible action items (2)" })
    await heading.waitFor()
    await expect.poll(() => page.getByText("Ask the printer").isVisible()).toBe(false)
    assert.deepStrictEqual(await violationsOn(page), [])
    await heading.click()
    await page.getByText("Call the bank").waitFor()
    await expect.poll(() => page.getByText("Ask the printer").isVisible()).toBe(true)
    assert.include((await client.task(task)).summary, "- Ask the printer")
    await elsewhere(summary ?? "")
    await page.reload()
  })

  it("shows citations without syntax while it is edited", async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    const shown = await editor().innerText()
    assert.notInclude(shown, "](#t=")
    assert.match(await editor().locator("[data-citation]").first().innerText(), /^00:\d\d$/)
    await done()
  })

  it("saves what is typed, and offers a new mind map", async () => {
    analysed = (await client.task(task)).summary ?? ""
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    await editor().press("Control+a")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("## Ship it")
    await page.keyboard.press("Enter")
    await page.keyboard.type("- The release is on Friday")
    await page.keyboard.press("Control+s")
    await done()
    await page.getByRole("heading", { name: "Ship it" }).waitFor()
    await page.getByRole("button", { name: "Redraw the mind map" }).click()
    await page.getByRole("status").filter({ hasText: "The mind map now matches the summary" }).waitFor()
    await open("mindmap")
    await page.getByText("The release is on Friday").first().waitFor()
    assert.include((await client.task(task)).summary, "Ship it")
    await open("summary")
  })

  it("asks before it is written again, says that edits stay, and keeps them", async () => {
    await page.getByRole("button", { name: "Rewrite" }).click()
    const question = page.getByRole("dialog", { name: "Rewrite the summary?" })
    await expect.poll(() => question.innerText()).toContain("Edits and additions by hand stay")
    await question.getByRole("button", { name: "Rewrite" }).click()
    await isWritten()
    assert.include((await client.task(task)).summary, "The release is on Friday")
    await elsewhere(analysed)
    await page.getByRole("heading", { name: "Overview" }).waitFor()
  })

  it("is written in a style of its own, and has a default that the account keeps", async () => {
    await isWritten()
    await page.getByRole("button", { name: "Change style" }).click()
    const style = page.getByRole("dialog", { name: "Summary style" })
    await style.getByRole("button", { name: "Default style" }).click()
    const usual = page.getByRole("dialog", { name: "Default style" })
    await usual.getByRole("textbox", { name: "Focus" }).fill("marketing")
    await usual.getByRole("button", { name: "Save" }).click()
    await style.getByText("This file follows your default style.").waitFor()
    await expect.poll(() => style.getByRole("textbox", { name: "Focus" }).inputValue()).toBe("marketing")
    assert.include(await style.innerText(), "Only a language model can follow instructions")
    assert.deepStrictEqual(await violationsOn(page), [])
    await style.getByText("Short", { exact: true }).click()
    await style.getByRole("button", { name: "Rewrite in this style" }).click()
    await until(async () => (await overview()).style?.lengthPreference === "short")
    await isWritten()
    const saved = { enabled: true, lengthPreference: "medium", focusArea: "marketing", customInstructions: "" }
    const kept = await client.call("GET", "/api/auth/user/preferences")
    assert.deepInclude(kept, { style: saved, time_zone: null, username: null })
  })

  it("finds the default in the account's menu, too", async () => {
    await page.getByRole("button", { name: /^Account/ }).click()
    await page.getByRole("menuitem", { name: "Summary style" }).click()
    const usual = page.getByRole("dialog", { name: "Default style" })
    await expect.poll(() => usual.getByRole("textbox", { name: "Focus" }).inputValue()).toBe("marketing")
    await page.keyboard.press("Escape")
    await usual.waitFor({ state: "detached" })
  })

  it("has sections that are written again alone, while all others keep every edit", async () => {
    const { summary } = await client.task(task)
    const edited = (summary ?? "").replace("## Overview\n", "## Overview\n\nMy own words.\n")
    await elsewhere(edited.replace(/- We have decided.*/, "- Something else"))
    await page.reload()
    await page.getByText("Something else").waitFor()
    await page.getByRole("button", { name: "Rewrite “Decisions”" }).click()
    const question = page.getByRole("dialog", { name: "Rewrite “Decisions”?" })
    await expect.poll(() => question.innerText()).toContain("The others stay as they are")
    await question.getByRole("button", { name: "Rewrite" }).click()
    await page.getByRole("listitem").filter({ hasText: /^We have decided/ }).waitFor()
    await isWritten()
    assert.strictEqual((await client.task(task)).summary, edited)
  })

  it("says what kind of recording it is, and is written again for another kind", async () => {
    await page.getByRole("button", { name: "Kind of recording: Meeting" }).click()
    await page.getByRole("menuitemradio", { name: "Podcast" }).click()
    const question = page.getByRole("dialog", { name: "Rewrite as Podcast?" })
    await expect.poll(() => question.innerText()).toContain("Edits and additions by hand stay")
    await question.getByRole("button", { name: "Rewrite" }).click()
    await page.getByRole("button", { name: "Kind of recording: Podcast" }).waitFor()
    await expect.poll(() => page.getByRole("heading", { name: "Decisions" }).count()).toBe(0)
    await page.getByRole("heading", { name: "Overview" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })
})

describe("the mind map", () => {
  it("leads from a node to its place in the summary, as a list too", async () => {
    await open("mindmap")
    await page.getByRole("button", { name: "Show as list" }).click()
    await page.getByRole("button", { name: "Overview" }).click()
    await page.getByRole("tab", { name: "Summary", selected: true }).waitFor()
    await open("mindmap")
    await page.getByRole("button", { name: "Show as map" }).click()
    await page.getByRole("toolbar", { name: "Mind map tools" }).waitFor()
    const tree = page.getByRole("tree", { name: /^Mind map of/ })
    await tree.getByRole("treeitem").first().focus()
    await page.keyboard.press("End")
    const last = await tree.getByRole("treeitem").last().textContent()
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(last)
    assert.deepStrictEqual(await violationsOn(page), [])
  })
})

describe("exports", () => {
  const entries = [
    ["Word", "docx", "PK"],
    ["Markdown", "md", "#"],
    ["Data (JSON)", "json", "{"],
    ["Text", "txt", ""],
    ["Subtitles (SRT)", "srt", "1"],
    ["Subtitles (VTT)", "vtt", "WEBVTT"],
    ["Image (PNG)", "png", "\u0089PNG"],
    ["Vector image (SVG)", "svg", "<"],
    ["XMind file", "xmind", "PK"],
  ] as const

  it("saves every format, named after the file", async () => {
    await inTurn(entries, async ([entry, ending, start]) => {
      await page.getByRole("button", { name: "Export", exact: true }).first().click()
      const waiting = page.waitForEvent("download")
      await page.getByRole("menuitem", { name: entry, exact: false }).first().click()
      const download = await waiting
      assert.strictEqual(download.suggestedFilename(), `Weekly planning.${ending}`)
      const content = await readFile(await download.path(), "latin1")
      assert.isAbove(content.length, 40)
      assert.isTrue(content.startsWith(start), `${entry} starts with ${content.slice(0, 8)}`)
      await page.keyboard.press("Escape")
    })
  })

  it("names the paid feature to those without it", async () => {
    const visitor = await product.user("bob", "free")
    const { id } = await visitor.call<{ id: string }>("POST", "/api/transcription/paste-text", {
      text: "We decided to ship.",
    })
    await visitor.finished(id)
    const other = await (await product.context(visitor)).newPage()
    await other.goto(`${product.server.url}/transcribe/task/${id}`)
    await other.getByRole("button", { name: "Export", exact: true }).click()
    await other.getByRole("menuitem", { name: "XMind file" }).click()
    const dialog = other.getByRole("dialog", { name: "Upgrade to Pro" })
    await dialog.waitFor()
    await dialog.getByText("Included in Pro: Mind maps as XMind files.").waitFor()
    await expect.poll(() => dialog.innerText()).toContain("5,000 minutes")
  })

  it("meets no error on the way but the refusals that were wanted", () =>
    assert.deepStrictEqual(complaints.filter((one) => !/409/.test(one)), []))
})
