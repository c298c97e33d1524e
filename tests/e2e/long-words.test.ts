import { inTurn } from "#tests/support/server/in-turn.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { views } from "#tests/support/web/screen.ts"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

const address = `https://example.org/${"averylongpathsegmentwithoutanybreak".repeat(4)}`
const text = `Ann: We decided to use ${address} on Friday.\nBen: I will send ${address} to everybody by Monday.`

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

/** Texts that end outside the window. */
const cutOff = `[...document.querySelectorAll("[role=tabpanel] *, [role=dialog] *")].filter((one) => {
  const range = document.createRange()
  range.selectNodeContents(one)
  return one.children.length === 0 && range.getBoundingClientRect().right > innerWidth
}).map(({ textContent }) => textContent)`

describe("a long address on a phone", () => {
  it("is broken in the text, the summary and the closest moments of a question", async () => {
    const client = await product.user("long", "pro")
    const { id } = await client.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", { text })
    await client.finished(id)
    const page = await (await product.context(client, views.phone)).newPage()
    await inTurn(["", "?tab=summary", "?ask=true"], async (tab) => {
      await page.goto(`${product.server.url}/transcribe/task/${id}${tab}`)
      if (tab === "?ask=true") {
        await page.getByRole("textbox", { name: "Ask a question" }).fill(`What about ${address}?`)
        await page.keyboard.press("Enter")
        await page.getByRole("article").getByText(/averylong/).nth(1).waitFor()
      } else await page.getByRole("tabpanel").getByText(/averylong/).first().waitFor()
      assert.deepStrictEqual(await page.evaluate(cutOff), [], tab)
    })
  })
})

/** Lines that do not begin where the one before them ends: none, once all have been measured. */
const misplaced = `[...document.querySelectorAll("[data-line]")]
  .map((row) => ({ text: row.textContent, from: row.offsetTop, to: row.offsetTop + row.offsetHeight }))
  .toSorted((a, b) => a.from - b.from)
  .flatMap(({ text, from }, at, all) => at > 0 && Math.abs(from - all[at - 1].to) > 1 ? [text] : [])`

describe("lines that may need one row or two", () => {
  it("do not overlap, however wide the window is or becomes", async () => {
    const client = await product.user("lines", "pro")
    const said = Array.from(
      { length: 24 },
      (_, line) => `we ship on Friday if it rains, ${"or on Monday ".repeat(9)}`.slice(0, 78 + line),
    )
    const text = said.map((words, line) => `${line % 2 === 0 ? "Ann" : "Ben"}: ${words}`).join("\n")
    const { id } = await client.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", { text })
    await client.finished(id)
    const page = await (await product.context(client, { viewport: { width: 1280, height: 1000 } })).newPage()
    await page.goto(`${product.server.url}/transcribe/task/${id}`)
    await page.locator("[data-line]").first().waitFor()
    await inTurn([1280, 1100, 1440, 1024], async (width) => {
      await page.setViewportSize({ width, height: 1000 })
      await expect.poll(() => page.evaluate(misplaced), { message: `${width}` }).toEqual([])
    })
  })
})
