import { outboxKeyOf } from "#tests/support/server/kept-link.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { aHearingProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { type OriginalPage, originalPage } from "#tests/support/web/original-page.ts"
import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

const email = `ada-${randomUUID()}@example.org`
let product: WebProduct
let page: Page
let complaints: ReadonlyArray<string> = []
let saved: OriginalPage["saved"]

beforeAll(async () => {
  product = await aHearingProduct()
  page = await (await product.visitor({ serviceWorkers: "allow" })).newPage()
  complaints = complaintsOf(page)
  saved = (await originalPage(page)).saved
  const buffer = await readFile((await shortTalk()).wav)
  // From now on: who waits for the dialog only once it is wanted may be too late.
  page.on(
    "filechooser",
    (chooser) => void chooser.setFiles({ name: "Weekly planning.wav", mimeType: "audio/wav", buffer }),
  )
})

afterAll(() => product?.close())

const key = (name: string) => page.keyboard.press(name)
const row = () => page.getByRole("main").getByRole("link", { name: "Weekly planning" })

describe("a user with only a keyboard", () => {
  it("signs in by the link of the local outbox", async () => {
    await page.goto(`${product.server.url}/`)
    await tabTo(page, "Email address")
    await page.keyboard.type(email)
    await tabTo(page, /^I agree/)
    await key("Space")
    await pressOn(page, "Send me a link")
    await page.getByRole("heading", { name: "Your link is ready" }).waitFor()
    const { url, folder } = product.server
    await (await page.context().newPage()).goto(`${url}/outbox?key=${outboxKeyOf(folder)}`)
    await page.bringToFront()
    await pressOn(page, "Open this server’s outbox")
    await page.waitForURL(/outbox/)
    await key("Tab")
    await key("Enter")
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    const included = page.getByText("Your own server: everything is included")
    await expect.poll(() => included.isVisible()).toBe(true)
  })

  it("adds a recording", async () => {
    await key("n")
    await page.getByRole("dialog", { name: "Add to your files" }).waitFor()
    await until(() => page.evaluate<boolean>("document.activeElement?.type === 'file'"))
    await key("Enter")
    await page.getByText("Weekly planning.wav").waitFor()
    await pressOn(page, "Transcribe 1 file")
    await row().waitFor()
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0)
  })

  it("opens it from the list and reads what was said", async () => {
    await page.getByRole("main").focus()
    await key("j")
    await key("Enter")
    await page.getByRole("heading", { name: "Weekly planning" }).waitFor()
    // The recogniser of this machine takes as long as the machine is busy, which is more than any step of a page may take.
    await expect.poll(() => page.getByRole("button", { name: "Export", exact: true }).count()).toBe(1)
    await page.getByText("Speaker 2").first().waitFor()
    const said = (await shortTalk()).lines.map(({ text }) => text).join(" ")
    const heard = async () => (await page.locator("[data-text]").allInnerTexts()).join(" ")
    // The text that grew meanwhile gives way to the finished one.
    await expect.poll(async () => wordErrors(said, await heard()).percent).toBeLessThan(20)
  })

  it("plays, finds and corrects", async () => {
    // The player comes after the text.
    await page.getByRole("button", { name: "Play", exact: true }).waitFor()
    await page.getByRole("main").focus()
    await key("Space")
    await page.getByRole("button", { name: "Pause" }).waitFor()
    await key("Space")
    await key("Control+f")
    await page.keyboard.type("budget")
    await page.locator("mark").first().waitFor()
    await page.waitForURL(/find=budget/)
    await key("Escape")
    await page.getByRole("main").focus()
    await key("e")
    await page.locator("textarea").waitFor()
    await key("Control+a")
    await page.keyboard.type("Good morning, and welcome to the planning meeting.")
    await key("Control+Enter")
    await saved("Good morning, and welcome to the planning meeting.")
    await page.reload()
    const corrected = page.getByText("Good morning, and welcome to the planning meeting.")
    await corrected.waitFor()
    await expect.poll(() => corrected.count()).toBe(1)
  })

  it("reads summary and mind map, and takes a file along", async () => {
    await page.getByRole("main").focus()
    await key("2")
    // The recogniser decides whether a decision can be read, and so what the overview is called.
    await page.getByRole("heading", { name: /^(?:Overview|Key points)$/ }).waitFor()
    await key("3")
    await page.getByRole("tree").waitFor()
    await key("1")
    await pressOn(page, "Export")
    await page.getByRole("menu").waitFor()
    const download = page.waitForEvent("download")
    await key("Enter")
    assert.strictEqual((await download).suggestedFilename(), "Weekly planning.docx")
    await key("Escape")
  })

  it("deletes it, and thinks better of it", async () => {
    await page.getByRole("main").focus()
    await key("g")
    await key("f")
    await row().waitFor()
    await key("j")
    await key("x")
    await key("Delete")
    await row().waitFor({ state: "detached" })
    await pressOn(page, "Undo")
    await row().waitFor()
    await expect.poll(() => row().count()).toBe(1)
  })

  it("meets no error on the way", () => assert.deepStrictEqual(complaints, []))
})
