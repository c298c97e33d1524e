import { inTurn } from "#tests/support/server/in-turn.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { views } from "#tests/support/web/screen.ts"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

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
