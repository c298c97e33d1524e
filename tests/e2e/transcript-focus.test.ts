import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let page: Page
let complaints: ReadonlyArray<string>

beforeAll(async () => {
  product = await aWebProduct()
  const client = await product.user("keys", "pro")
  const { id } = await client.example()
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/task/${id}?tab=original`)
  await page.getByRole("button", { name: "Find in text" }).waitFor()
})

afterAll(() => product?.close())

const focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
const focus = () => page.evaluate<string>(focused)
const press = (key: string) => page.keyboard.press(key)

describe("on the transcript, with the keyboard alone", () => {
  it("the focus returns to the line from which the text was searched", async () => {
    await tabTo(page, /^Play from 00:0/)
    await press("ArrowDown")
    await expect.poll(focus).toBe("Play from 00:02")
    await press("Control+f")
    await expect.poll(focus).toBe("Find in text")
    await page.keyboard.type("search")
    await page.getByText("1 of ", { exact: false }).waitFor()
    await press("Escape")
    await expect.poll(focus).toBe("Play from 00:02")
  })

  it("the focus returns to the button that opened the search, also from its other controls", async () => {
    await tabTo(page, "Find in text")
    await press("Enter")
    await expect.poll(focus).toBe("Find in text")
    await pressOn(page, "Replace")
    await tabTo(page, "Replace with")
    await press("Tab")
    await press("Escape")
    await page.getByRole("search").waitFor({ state: "detached" })
    await expect.poll(() => page.evaluate("document.activeElement.matches('button[aria-label=\"Find in text\"]')"))
      .toBe(
        true,
      )
  })

  it("the focus returns to the pencil of a speaker, whether the name was changed or not", async () => {
    await pressOn(page, "Rename Tom")
    await expect.poll(focus).toBe("Name")
    await page.keyboard.type("Nobody")
    await press("Escape")
    await expect.poll(focus).toBe("Rename Tom")
    await press("Enter")
    await expect.poll(focus).toBe("Name")
    await page.keyboard.type("Thomas")
    await press("Enter")
    await expect.poll(focus).toBe("Rename Thomas")
    assert.strictEqual(await page.getByText("Nobody", { exact: true }).count(), 0)
    assert.deepStrictEqual(complaints, [])
  })
})
