import { until } from "#tests/support/until.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page, Route } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let page: Page
let complaints: ReadonlyArray<string>
let address: string
let held: Array<Route>

beforeAll(async () => {
  product = await aWebProduct()
  const client = await product.user("slow", "pro")
  const { id } = await client.example()
  address = `${product.server.url}/transcribe/task/${id}`
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

/** From now on, parts of the app are on their way until they are let through. */
const hold = async () => {
  held = []
  await page.route(/\/assets\//, (route) => {
    held.push(route)
  })
}
const letThrough = async () => {
  await Promise.all(held.map((route) => route.continue()))
  await page.unroute(/\/assets\//)
}

describe("a part of the app that is slow to load", () => {
  it("says that it is fetched when its button is pressed", async () => {
    await page.goto(address)
    await page.getByText("Good morning").first().waitFor()
    await hold()
    await page.getByRole("button", { name: "Changes to the text" }).click()
    await page.getByRole("status", { name: "Loading" }).waitFor()
    assert.isTrue(await page.getByText("Good morning").first().isVisible())
    await letThrough()
    await page.getByRole("dialog", { name: "Changes to the text" }).waitFor()
    await page.getByRole("status", { name: "Loading" }).waitFor({ state: "detached" })
  })

  it("leaves the summary to be read until it can be edited", async () => {
    await page.goto(`${address}?tab=summary`)
    const text = page.getByText("The launch budget is eight thousand euros").first()
    await text.waitFor()
    await hold()
    await page.getByRole("button", { name: "Edit", exact: true }).click()
    await page.getByRole("button", { name: "Loading" }).waitFor()
    await until(() => held.length > 0)
    assert.isTrue(await text.isVisible())
    await letThrough()
    await page.getByRole("textbox", { name: "Summary text" }).waitFor()
    assert.deepStrictEqual(complaints, [])
  })
})
