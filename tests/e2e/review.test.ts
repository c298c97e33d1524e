import type { Client } from "#tests/support/server/client.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let complaints: ReadonlyArray<string> = []

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("learner", "pro")
  const task = (await client.example()).id
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/task/${task}?ask=true`)
})

afterAll(() => product?.close())

const pictured = async (name: string, shown = page): Promise<void> => {
  const folder = process.env["REVIEW_PICTURES"]
  if (folder !== undefined) await shown.screenshot({ path: `${folder}/${name}.png` })
}
const review = () => page.getByRole("region", { name: "Review", exact: true })
const next = () => review().getByRole("button", { name: "Next", exact: true })

/** Answers the question that is shown, by keyboard where it has choices. */
const answerOne = async (): Promise<void> => {
  const choice = review().locator("[data-choice='1']")
  const own = review().getByRole("textbox", { name: "Your answer" })
  await choice.or(own).first().waitFor()
  if (await own.isVisible()) {
    await own.fill("nobody knows")
    await page.keyboard.press("Enter")
  } else {
    await page.keyboard.press("1")
    const check = review().getByRole("button", { name: "Check answer" })
    if (await check.isVisible()) await check.click()
  }
  await next().waitFor()
}

const answerAll = async (): Promise<void> => {
  await answerOne()
  await page.keyboard.press("Enter")
  await next().or(review().locator("[data-choice='1']")).or(review().getByRole("textbox", { name: "Your answer" }))
    .or(review().getByText(/^\d+ of \d+ right$/)).first().waitFor()
  if (!await review().getByText(/^\d+ of \d+ right$/).isVisible()) await answerAll()
}

describe("the review", () => {
  it("begins with a choice of questions, in the panel of Ask AI", async () => {
    await page.getByRole("button", { name: "Review what was said" }).click()
    await review().getByRole("checkbox", { name: "True or false" }).waitFor()
    await pictured("setup")
    assert.deepStrictEqual(await violationsOn(page), [])
    await review().getByRole("button", { name: "Start review" }).click()
  })

  it("asks one question after the other, grades each and shows what was said", async () => {
    await answerOne()
    await review().getByRole("list", { name: "What was said" }).getByRole("button").first().waitFor()
    await pictured("checked")
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.keyboard.press("Enter")
  })

  it("ends with what was right, and asks the others again", async () => {
    await answerAll()
    await pictured("result")
    assert.deepStrictEqual(await violationsOn(page), [])
    await review().getByRole("button", { name: "Done" }).click()
    await page.getByRole("textbox", { name: "Ask a question" }).waitFor()
    assert.deepStrictEqual(complaints, [])
  })

  it("fits on a phone, in the dark", async () => {
    const phone = await (await product.context(client, { ...views.phone, colorScheme: "dark" })).newPage()
    await phone.goto(page.url())
    await phone.getByRole("button", { name: "Review what was said" }).click()
    await phone.getByRole("button", { name: "Start review" }).waitFor()
    await hasArrived(phone)
    await pictured("phone", phone)
    assert.deepStrictEqual(await violationsOn(phone), [])
    await expect.poll(() => phone.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true)
  })
})
