import type { Client } from "#tests/support/server/client.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { originalPage } from "#tests/support/web/original-page.ts"
import { hasLeftLayers } from "#tests/support/web/screen.ts"
import { Client as Database } from "pg"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let task: string

const unsure = "This may not be English, or the sound is too poor"

/** As if the recogniser had been unsure of the first word of every line, and of the recording as a whole. */
const raiseDoubts = async (): Promise<void> => {
  const database = new Database({ connectionString: product.server.database ?? "" })
  await database.connect()
  await database.query(
    "update segment set doubts = jsonb_build_array(0, position(' ' in text || ' ') - 1) where task_id = $1",
    [task],
  )
  await database.query(
    `update task set data = data || '{"notices": [{"_tag": "SpeechUnclear"}]}' where id = $1`,
    [task],
  )
  await database.end()
}

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  task = await client.upload((await shortTalk()).wav, { title: "Noisy talk" })
  await client.finished(task)
  await raiseDoubts()
  page = await (await product.context(client)).newPage()
  await page.goto(`${product.server.url}/transcribe/task/${task}`)
  await (await originalPage(page)).lines().first().waitFor()
})

afterAll(() => product?.close())

const firstWord = async (line: number): Promise<string> => (await client.lines(task))[line]?.text.split(" ")[0] ?? ""
const note = () => page.getByRole("status").filter({ hasText: "Doubtful" })
/** The words that are marked, as the browser highlights them. */
const marked = (name: string) =>
  page.evaluate<ReadonlyArray<string>>(`Array.from(CSS.highlights.get("${name}") ?? []).map(String)`)
const toggle = () => page.getByRole("switch", { name: "Mark doubtful words" })

describe("doubtful words", () => {
  it("are marked, and D and Shift D go from one to the next, by name, with the line in focus", async () => {
    await until(async () => (await marked("doubt")).length > 2)
    await page.keyboard.press("d")
    await note().filter({ hasText: `“${await firstWord(0)}”, 1 of` }).waitFor()
    await expect.poll(() => marked("doubt-now")).toStrictEqual([await firstWord(0)])
    await page.locator("[data-handle]:focus").waitFor()
    await page.keyboard.press("d")
    await note().filter({ hasText: `“${await firstWord(1)}”, 2 of` }).waitFor()
    await page.keyboard.press("Shift+D")
    await note().filter({ hasText: ", 1 of" }).waitFor()
    assert.isEmpty(await violationsOn(page))
  })

  it("can be played with Enter, from the line in focus", async () => {
    await page.locator("[data-handle]:focus").waitFor()
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Pause" }).first().waitFor()
    await expect.poll(() => marked("doubt-now")).toStrictEqual([await firstWord(0)])
    await page.keyboard.press("Space")
  })

  it("are not marked once that is switched off, on this device", async () => {
    await toggle().click()
    await until(async () => (await marked("doubt")).length === 0)
    await page.reload()
    await (await originalPage(page)).lines().first().waitFor()
    await toggle().waitFor()
    assert.isEmpty(await marked("doubt"))
    await toggle().click()
    await until(async () => (await marked("doubt")).length > 0)
  })

  it("are in the list of shortcuts", async () => {
    await page.keyboard.press("?")
    await page.getByText("Next doubtful word").waitFor()
    await expect.poll(() => page.getByText("Previous doubtful word").isVisible()).toBe(true)
    await page.keyboard.press("Escape")
  })
})

describe("a recording that is hardly understood", () => {
  it("says so in the list and on its page", async () => {
    await page.getByText(unsure).waitFor()
    await hasLeftLayers(page)
    await page.goto(`${product.server.url}/transcribe`)
    await page.getByText(unsure).waitFor()
    assert.isEmpty(await violationsOn(page))
  })
})
