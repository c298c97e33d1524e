import type { Client } from "#tests/support/server/client.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { aHearingProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { aRecordingProduct, openLibrary, reached, record, sentence, transcribed } from "#tests/support/web/recorder.ts"
import type { BrowserContext, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aRecordingProduct()
})

afterAll(() => product?.close())

const open = (context: BrowserContext): Promise<Page> => openLibrary(product, context)

/** In the same browser, with another session. */
const signIn = async (page: Page, { token }: Client): Promise<void> => {
  await page.evaluate(`localStorage.setItem("auth_token", "${token}")`)
  await page.goto(`${product.server.url}/transcribe/`)
}

describe("a recording", () => {
  it("goes on while other pages are looked at, is sent meanwhile, and becomes a task with its words", async () => {
    const client = await product.user("ada", "free")
    const page = await open(await product.context(client))
    const complaints = complaintsOf(page)
    const sent: Array<string> = []
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.url()))
    await record(page)
    await reached(page, 1)
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: "Uncategorized" }).click()
    const bar = page.getByRole("region", { name: "Recording" })
    await bar.getByRole("button", { name: /^Recording/ }).click()
    await reached(page, 6)
    await until(() => sent.length > 0)
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByLabel("Title").fill("What I said")
    const heard = await transcribed(page, client)
    await page.getByRole("link", { name: "What I said" }).first().waitFor()
    assert.strictEqual(new Set(sent).size, 1)
    assert.isBelow(wordErrors(sentence, heard).percent, 25)
    assert.deepStrictEqual(complaints, [])
  })

  it("stays paused until it is resumed, and says so", async () => {
    const page = await open(await product.context(await product.user("pia", "free")))
    await record(page)
    await reached(page, 1)
    await page.getByText(/recording continues/).waitFor()
    await page.getByRole("button", { name: "Pause recording" }).click()
    await page.getByText(/recording stays paused/).waitFor()
    assert.strictEqual(await page.getByText(/recording continues/).count(), 0)
    await page.getByRole("button", { name: "Resume recording" }).click()
    await page.getByText(/recording continues/).waitFor()
    await page.getByRole("button", { name: "Stop recording" }).click()
    await page.getByRole("button", { name: "Discard" }).click()
  })

  it("is offered again after the page crashed", async () => {
    const client = await product.user("eve", "free")
    const context = await product.context(client)
    const page = await open(context)
    await record(page)
    await reached(page, 4)
    const crashed = new Promise((resolve) => page.once("crash", resolve))
    const debug = await context.newCDPSession(page)
    await Promise.race([debug.send("Page.crash"), crashed])
    const [later, other] = [await open(context), await open(context)]
    await later.getByText(/^A recording from .* wasn’t finished$/).waitFor()
    await other.getByText(/^A recording from .* wasn’t finished$/).waitFor()
    await later.getByRole("button", { name: "Keep it" }).click()
    const heard = await transcribed(later, client)
    assert.include(heard.toLowerCase(), "contract")
    const tasks = await client.call<{ readonly total: number }>("GET", "/api/transcription/tasks")
    assert.strictEqual(tasks.total, 1)
    // As when the reader comes to that tab.
    await other.evaluate(`document.dispatchEvent(new Event("visibilitychange"))`)
    await other.getByText("wasn’t finished").waitFor({ state: "detached" })
    await later.reload()
    await later.getByRole("heading", { name: "All files" }).waitFor()
    await expect.poll(() => later.getByText("wasn’t finished").count()).toBe(0)
  })

  it("stops when its person logs out, and waits for them on the device", async () => {
    const client = await product.user("ina", "free")
    const page = await open(await product.context(client))
    await record(page)
    await reached(page, 2)
    await page.keyboard.press("Escape")
    const bar = page.getByRole("region", { name: "Recording" })
    await bar.waitFor()
    const sent: Array<string> = []
    page.on("request", (request) => request.url().includes("/files") && sent.push(request.url()))
    await page.getByRole("button", { name: client.email }).click()
    await page.getByRole("menuitem", { name: "Log out" }).click()
    await page.getByText("Recording stopped. Log in again").waitFor()
    await bar.waitFor({ state: "detached" })
    await until(() => page.evaluate<boolean>("navigator.locks.query().then(({ held }) => held.length === 0)"))
    assert.isEmpty(sent)
    await signIn(page, await product.user("other", "free"))
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    assert.strictEqual(await page.getByText("wasn’t finished").count(), 0)
    await signIn(page, await product.user(client.email, "free"))
    await page.getByText("wasn’t finished").waitFor()
    await page.getByRole("button", { name: "Keep it" }).click()
    await page.getByRole("button", { name: "Transcribe recording" }).waitFor()
  })

  it("stops when its person logs out in another tab", async () => {
    const client = await product.user("uma", "free")
    const context = await product.context(client)
    const [page, other] = [await open(context), await open(context)]
    await record(page)
    await reached(page, 2)
    await other.getByRole("button", { name: client.email }).click()
    await other.getByRole("menuitem", { name: "Log out" }).click()
    await page.getByText("Recording stopped. Log in again").waitFor()
    const held = () => page.evaluate<number>("navigator.locks.query().then(({ held }) => held.length)")
    await expect.poll(held).toBe(0)
  })

  it("is not begun where the microphone is forbidden, and it is said what to do", async () => {
    const denying = await aHearingProduct(["--use-fake-ui-for-media-stream=deny", "--use-fake-device-for-media-stream"])
    onTestFinished(denying.close)
    const page = await openLibrary(denying, await denying.context(await denying.user("max", "free")))
    await record(page)
    await expect.poll(() => page.getByRole("alert").innerText()).toMatch(/^The microphone is blocked. Allow it/)
  })
})
