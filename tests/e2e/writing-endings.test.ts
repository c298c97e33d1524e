import { asked } from "#tests/support/opened-database.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { type WritingPage, writingPage } from "#tests/support/web/writing-page.ts"
import { aWriter } from "#tests/support/writing/a-writer.ts"
import { enterWith } from "#tests/support/writing/enter.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Person
let task: string
let ada: WritingPage

const item = "- [ ] Call them — owner: Ann, due: Friday [00:02](#t=2)"
/** Sockets that one account may have open. */
const maxSockets = 20
/** Just under what a document may hold. */
const nearlyFull = 5_999_000

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = (await client.example()).id
  await client.call("PUT", `/api/transcription/${task}/edit`, { summary: `## Plan\n\nSend the offer.\n\n${item}\n` })
  const context = await product.context(client)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  ada = await writingPage(context, `${product.server.url}/transcribe/task/${task}?tab=summary`)
})

afterAll(() => product?.close())

const stored = async () => (await client.task(task)).summary ?? ""
const elsewhere = () => aWriter(product.server.url, enterWith(product.server.url, client.token, task))
const note = (words: string) => ada.page.getByRole("alert").filter({ hasText: words })

describe("a summary that is open too often", () => {
  it("says so, and opens once another window is closed", async () => {
    const writers = await Promise.all(Array.from({ length: maxSockets }, elsewhere))
    await Promise.all(writers.map(({ synced }) => synced()))
    await ada.button("Edit").click()
    const limit = note("open in too many windows")
    await limit.waitFor()
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    writers.forEach(({ leave }) => leave())
    await limit.getByRole("button", { name: "Try again" }).click()
    await ada.has("Send the offer.")
    await ada.after("Send the offer")
    await ada.type(" Today.")
    await ada.isIn("saved")
    assert.include(await stored(), "Send the offer. Today.")
  })
})

describe("an action item", () => {
  it("is written as readers see it, and keeps its owner and its date", async () => {
    const line = ada.text().locator("li p").filter({ hasText: "Call them" })
    const shown = async () => (await line.innerText()).trim()
    const press = async (key: string, times: number) => {
      await inTurn(Array.from({ length: times }), () => ada.page.keyboard.press(key))
    }
    await expect.poll(shown).toBe("Call them · Ann · Friday 00:02")
    await line.click()
    await press("Home", 1)
    await press("ArrowRight", "Call them·Ann".length)
    await ada.type(" Lee")
    await press("Home", 1)
    await press("ArrowRight", "Call them".length)
    await ada.type(" today")
    await until(async () => (await stored()).includes("- [ ] Call them today — owner: Ann Lee, due: Friday [00:02]"))
    await expect.poll(shown).toBe("Call them today · Ann Lee · Friday 00:02")
    await ada.page.getByRole("checkbox", { name: "Call them today · Ann Lee · Friday" }).click()
    await until(async () =>
      (await client.task(task)).summary?.includes("- [x] Call them today — owner: Ann Lee") === true
    )
    assert.deepStrictEqual(await violationsOn(ada.page), [])
  })
})

describe("a summary that is full", () => {
  it("lets the text be copied and shortened, and saves it after another try", async () => {
    const other = await elsewhere()
    await other.synced()
    other.doc.getMap("fill").set("all", "x".repeat(nearlyFull))
    await other.saved()
    await ada.after("Send the offer")
    await ada.paste("text/plain", ` Too much: ${"long ".repeat(400)}`)
    const full = note("has reached its maximum size")
    await full.waitFor()
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    await full.getByRole("button", { name: "Copy the text" }).click()
    await ada.page.getByText("Text copied").waitFor()
    assert.include(await ada.page.evaluate<string>("navigator.clipboard.readText()"), "Today. Too much: long")
    await ada.after("Too much")
    await ada.type("Kept")
    other.doc.getMap("fill").delete("all")
    await other.saved()
    other.leave()
    await full.getByRole("button", { name: "Try again" }).click()
    await until(async () => (await stored()).includes("Kept"))
    await ada.isIn("saved")
    assert.include(await stored(), "Today. Too much: long")
  })
})

describe("a backup that is restored under the editor", () => {
  it("shows the restored text, says why, and is written on", async () => {
    await asked(
      product.server.database ?? "",
      `update co_document set epoch = epoch + 1 where task_id = '${task}' returning 1`,
    )
    await ada.after("Kept")
    await ada.type(" Into the old document")
    const note = ada.page.getByRole("status").filter({ hasText: "restored from a backup" })
    await note.waitFor()
    assert.deepStrictEqual(await violationsOn(ada.page), [])
    await note.getByRole("button", { name: "Close" }).click()
    await ada.after("Kept")
    await ada.type(" Afterwards")
    await until(async () => (await stored()).includes("Kept Afterwards"))
    assert.notInclude(await ada.words(), "Into the old document")
    assert.deepStrictEqual(ada.complaints, [])
  })
})
