import { shortTalk } from "#tests/support/speech/meetings.ts"
import { samplesOfWav, wavOf } from "#tests/support/speech/wav.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { readFile } from "node:fs/promises"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const rate = 16_000

let product: WebProduct
let client: Awaited<ReturnType<WebProduct["user"]>>
let page: Page

const talk = async (): Promise<Int16Array> => samplesOfWav(await readFile((await shortTalk()).wav))

/** Two hums of a second, loud for their surroundings, which the detector does not count as speech, and what is before them. */
const withHums = (before: Int16Array): Buffer => {
  const quiet = (seconds: number) => Int16Array.from({ length: seconds * rate }, (_, at) => (at * 7919) % 5 - 2)
  const hum = Int16Array.from({ length: rate }, (_, at) => Math.round(400 * Math.sin(at / 25)))
  const parts = [before, quiet(4), hum, quiet(4), hum, quiet(4)]
  return wavOf(Int16Array.from(parts.flatMap((part) => Array.from(part))))
}

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("hums", "pro")
  const task = await client.uploadBytes("hums.wav", withHums(await talk()), { title: "Hums" })
  await client.finished(task)
  page = await (await product.context(client)).newPage()
  await page.goto(`${product.server.url}/transcribe/task/${task}`)
  await page.locator("[data-text]").first().waitFor()
})

afterAll(() => product?.close())

const dialog = () => page.getByRole("dialog", { name: "Transcribe all" })

describe("all that may be speech", () => {
  it("is transcribed at one press, by one call, for one price", async () => {
    const calls: Array<string> = []
    page.on("request", (request) => request.url().includes("retranscribe") && calls.push(request.postData() ?? ""))
    await page.getByRole("button", { name: "Transcribe all" }).click()
    await dialog().getByText(/\d\d:\d\d–\d\d:\d\d, \d\d:\d\d–\d\d:\d\d/).waitFor()
    await dialog().getByText("1 minute").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog().getByRole("button", { name: "Transcribe all" }).click()
    const done = page.getByRole("status").filter({ hasText: "was transcribed again" })
    await done.waitFor()
    await page.getByRole("button", { name: "Transcribe all" }).waitFor({ state: "detached" })
    assert.lengthOf(calls, 1)
    assert.include(calls[0], '"only_possible":true')
    await done.getByRole("button", { name: "Undo" }).click()
    await page.getByRole("button", { name: "Transcribe all" }).waitFor()
  })

  it("is offered for a recording in which nothing else was found", async () => {
    const task = await client.uploadBytes("only-hums.wav", withHums(new Int16Array()), { title: "Only hums" })
    assert.strictEqual((await client.finished(task)).status, "completed")
    await page.goto(`${product.server.url}/transcribe/task/${task}`)
    await page.getByText("There’s no text in this file.").waitFor()
    await page.getByText("No speech was detected.").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("button", { name: "Transcribe all" }).click()
    await dialog().getByText("1 minute").waitFor()
    await dialog().getByRole("button", { name: "Transcribe all" }).click()
    await dialog().waitFor({ state: "detached" })
  })
})
