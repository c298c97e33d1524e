import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { heldUpload } from "#tests/support/web/held-upload.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
beforeAll(async () => {
  product = await aWebProduct()
})
afterAll(() => product?.close())

const later = { title: "Standup", auto_start: "false", analyze: "false" }

/** A user with a recording that was not started, looking at the list. */
const aLibraryOf = async (name: string) => {
  const client = await product.user(name, "pro")
  const { id, release } = await heldUpload(client, (await shortTalk()).wav, later)
  const page = await (await product.context(client)).newPage()
  const complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/`)
  await page.getByText("Not started yet").waitFor()
  return { client, id, release, page, complaints }
}

const start = (page: Page) => page.getByRole("button", { name: "Start", exact: true })

describe("a recording that nobody has started", () => {
  it("is started in the list", async () => {
    const { client, id, release, page, complaints } = await aLibraryOf("ada")
    await start(page).click()
    await page.getByRole("progressbar", { name: "Standup" }).waitFor()
    await release()
    await start(page).waitFor({ state: "detached" })
    assert.strictEqual((await client.finished(id)).status, "completed")
    assert.deepStrictEqual(complaints, [])
  })

  it("is started on its page, on any tab", async () => {
    const { id, release, page, complaints } = await aLibraryOf("bob")
    await page.goto(`${product.server.url}/transcribe/task/${id}?tab=summary`)
    await page.getByRole("heading", { name: "Not started" }).waitFor()
    await page.getByRole("tab", { name: "Original" }).click()
    await start(page).click()
    await release()
    await page.locator("[data-text]").first().waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it("says why it cannot be started, in the list and on its page", async () => {
    const client = await product.user("cleo", "free")
    const id = await client.upload((await shortTalk()).wav, later)
    const page = await (await product.context(client)).newPage()
    await page.goto(`${product.server.url}/transcribe/`)
    const allMinutes = { title: "All of it", text: "Budget. ".repeat(300 * 75), analyze: false }
    await client.call("POST", "/api/transcription/paste-text", allMinutes)
    assert.strictEqual((await client.usage()).left, 0)
    await start(page).click()
    await page.getByRole("alert").filter({ hasText: "You don’t have enough minutes left this month" }).waitFor()
    await page.goto(`${product.server.url}/transcribe/task/${id}`)
    await start(page).click()
    await page.getByRole("alert").filter({ hasText: "You don’t have enough minutes left this month" }).waitFor()
    assert.strictEqual((await client.task(id)).status, "notStarted")
  })

  it("has not failed if it is started and then cancelled", async () => {
    const { id, release, page, complaints } = await aLibraryOf("eve")
    await page.goto(`${product.server.url}/transcribe/task/${id}`)
    await start(page).click()
    await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("menuitem", { name: "Cancel processing" }).click()
    await page.getByRole("heading", { name: "Processing was cancelled" }).waitFor()
    await page.getByText("No minutes were charged.", { exact: true }).waitFor()
    assert.strictEqual(await page.getByText(/Contact the operator/).count(), 0)
    assert.strictEqual(await page.getByRole("button", { name: "Copy error ID" }).count(), 0)
    await release()
    assert.deepStrictEqual(complaints, [])
  })
})

describe("a recording that can never be read", () => {
  it("is not offered to be tried again, in the list and on its page", async () => {
    const client = await product.user("dora", "pro")
    const tenthOfASecond = wavOf(new Int16Array(1600))
    const id = await client.uploadBytes("blip.wav", tenthOfASecond)
    await client.finished(id)
    const page = await (await product.context(client)).newPage()
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByText("too short").first().waitFor()
    assert.strictEqual(await page.getByRole("button", { name: "Try again" }).count(), 0)
    await page.goto(`${product.server.url}/transcribe/task/${id}`)
    await page.getByText("Choose another file").waitFor()
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("menuitem", { name: "Delete" }).waitFor()
    assert.strictEqual(await page.getByText("Try again", { exact: true }).count(), 0)
  })
})
