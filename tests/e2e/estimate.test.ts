import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { paste } from "#tests/support/web/a-library.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

const minute = "word ".repeat(120)
const preview = /previewIntake/

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

/** A free account in its empty library, with a way to hold back the server's estimates. */
const slowEstimates = async (name: string) => {
  const client = await product.user(name, "free")
  const page = await (await product.context(client)).newPage()
  const { promise, resolve: release } = Promise.withResolvers<undefined>()
  await page.goto(`${product.server.url}/transcribe/`)
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  const hold = () =>
    page.route(preview, async (route) => {
      await promise
      await route.continue()
    })
  return { client, page, hold, release: () => release(undefined) }
}

const openPaste = async (page: Page) => {
  await page.keyboard.press("n")
  await page.getByRole("tab", { name: "Document" }).click()
  await page.getByText("Paste text").click()
}

const write = (page: Page, text: string) => page.getByLabel("Text", { exact: true }).fill(text)
const action = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true })
const pasted = (page: Page): ReadonlyArray<string> => {
  const sent: Array<string> = []
  page.on("request", (request) => request.url().includes("pasteText") && sent.push(request.url()))
  return sent
}

describe("pressing Import before the server has said what it costs", () => {
  it("waits, and then asks about a large share", async () => {
    const { client, page, hold, release } = await slowEstimates("held")
    const sent = pasted(page)
    await hold()
    await openPaste(page)
    await write(page, minute.repeat(100))
    await action(page, "Import").click()
    const waiting = action(page, "Checking minutes")
    await waiting.waitFor()
    await expect.poll(() => waiting.getAttribute("aria-busy")).toBe("true")
    release()
    await page.getByRole("dialog", { name: "Use 100 min of your minutes?" }).waitFor()
    assert.deepStrictEqual(sent, [])
    assert.strictEqual((await client.usage()).left, 300)
  })

  it("does not trust the answer for the text before", async () => {
    const { page, hold, release } = await slowEstimates("before")
    const sent = pasted(page)
    await openPaste(page)
    await write(page, minute)
    await page.getByText("Uses about 1 min").waitFor()
    await hold()
    await write(page, minute.repeat(400))
    await action(page, "Import").click()
    await action(page, "Checking minutes").waitFor()
    release()
    await page.getByRole("dialog", { name: "Not enough minutes left" }).waitFor()
    assert.deepStrictEqual(sent, [])
  })

  it("sends a small text once it is known to be small", async () => {
    const { client, page, hold, release } = await slowEstimates("small")
    await hold()
    await openPaste(page)
    await write(page, minute)
    await action(page, "Import").click()
    await action(page, "Checking minutes").waitFor()
    release()
    await page.getByText("Text added").waitFor()
    assert.strictEqual((await client.usage()).left, 299)
  })

  it("sends it when the server cannot say", async () => {
    const { client, page } = await slowEstimates("failing")
    await page.route(preview, (route) => route.fulfill({ status: 500, body: "{}" }))
    await openPaste(page)
    await write(page, minute.repeat(100))
    await action(page, "Import").click()
    await page.getByText("Text added").waitFor()
    assert.strictEqual((await client.usage()).left, 200)
  })
})

describe("pressing Transcribe before the server has said what it costs", () => {
  it("waits, and says what is missing instead of uploading", async () => {
    const { client, page, hold, release } = await slowEstimates("files")
    await paste(client, "Much", minute.repeat(300))
    await until(async () => (await client.usage()).left === 0)
    await hold()
    await page.keyboard.press("n")
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles((await shortTalk()).wav)
    await action(page, "Transcribe 1 file").click()
    await action(page, "Checking minutes").waitFor()
    release()
    await page.getByRole("dialog", { name: "Not enough minutes left" }).waitFor()
    await expect.poll(() => page.getByRole("region", { name: "Uploads" }).count()).toBe(0)
  })
})
