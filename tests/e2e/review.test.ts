import type { Client } from "#tests/support/server/client.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived, views } from "#tests/support/web/screen.ts"
import type { Page, Route } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let page: Page
let task: string
let complaints: ReadonlyArray<string> = []

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("learner", "pro")
  task = (await client.example()).id
  page = await (await product.context(client)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/task/${task}?ask=true`)
})

afterAll(() => product?.close())

const dueQuestion = {
  id: "0190a5f2-7c1e-7000-8000-00000000d0e1",
  kind: "trueFalse",
  text: "The launch is in May.",
  options: [],
  speaker: null,
}

/** Answers that these questions are due; other calls that come along get through. */
const areDue = async (route: Route, ...questions: ReadonlyArray<typeof dueQuestion>): Promise<void> => {
  const response = await route.fetch()
  const at = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",").indexOf("review.listDue")
  const answers: ReadonlyArray<unknown> = await response.json()
  const due = questions.map((question) => ({ task_id: task, title: "Example", question }))
  const json = answers.map((one, nth) => nth === at ? { result: { data: { questions: due } } } : one)
  await route.fulfill({ response, json })
}

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

  it("is where it was after a reload", async () => {
    await page.getByText(/^2 of /).waitFor()
    const second = await review().innerText()
    await page.reload()
    await page.getByText(/^2 of /).waitFor()
    assert.strictEqual(await review().innerText(), second)
  })

  it("ends with what was right, and asks the others again", async () => {
    await answerAll()
    await pictured("result")
    assert.deepStrictEqual(await violationsOn(page), [])
    await review().getByRole("button", { name: "Done" }).click()
    await page.getByRole("textbox", { name: "Ask a question" }).waitFor()
    assert.deepStrictEqual(complaints, [])
    await page.reload()
    await page.getByRole("button", { name: "Review what was said" }).waitFor()
  })

  it("says that the built-in engine wrote the questions, and why, and has them written again", async () => {
    const end = { quiz_id: dueQuestion.id, found: 1, requested: 5, engine: "embedded", failure: "timed-out" }
    const body = `event: question\ndata: ${JSON.stringify({ question: dueQuestion })}\n\nevent: done\ndata: ${
      JSON.stringify(end)
    }\n\n`
    await page.route(/flashback-learning\/start/, (route) => route.fulfill({ contentType: "text/event-stream", body }))
    await page.getByRole("button", { name: "Review what was said" }).click()
    await review().getByRole("button", { name: "Start review" }).click()
    await review().getByText("We wrote these questions without the language model. It didn’t answer in time.").waitFor()
    await review().getByText(dueQuestion.text).waitFor()
    await pictured("stand-in")
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.unrouteAll()
    await review().getByRole("button", { name: "Try again" }).click()
    await page.getByText(/^1 of ([2-9]|10)$/).waitFor()
    assert.strictEqual(await review().getByText("without the language model").count(), 0)
    await page.reload()
    await page.getByText(/^1 of /).waitFor()
    await page.getByRole("button", { name: "Back" }).first().click()
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

  it("waits in the library when questions are due, and nothing does while none are", async () => {
    const answered = page.waitForResponse(/listDue/)
    await page.goto(`${product.server.url}/transcribe/`)
    await page.getByRole("link", { name: "Example: launch of the mobile app", exact: true }).waitFor()
    await answered
    assert.strictEqual(await page.getByRole("link", { name: /^Review \d/ }).count(), 0)
    await page.route(/listDue/, (route) => areDue(route, dueQuestion))
    await page.reload()
    await page.getByRole("link", { name: "Review 1 due question" }).waitFor()
    await pictured("due")
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("link", { name: "Review 1 due question" }).click()
    await review().getByText(dueQuestion.text).waitFor()
    await expect.poll(() => page.url()).toContain("review=due")
    assert.deepStrictEqual(complaints, [])
  })

  it("takes the next answer while what is due is still fetched again", async () => {
    const second = { ...dueQuestion, id: dueQuestion.id.replace("e1", "e2"), text: "It is in June." }
    await page.unrouteAll()
    await page.route(/listDue/, () => undefined)
    await page.route(/listDue/, (route) => areDue(route, dueQuestion, second), { times: 1 })
    const checked = { attempt_id: dueQuestion.id, grade: "right", answer: "true", is_stale: false, moments: [] }
    const body = `event: checked\ndata: ${JSON.stringify(checked)}\n\nevent: done\ndata: {}\n\n`
    await page.route(/check-answer/, (route) => route.fulfill({ contentType: "text/event-stream", body }))
    await page.goto(`${product.server.url}/transcribe/ask?review=due`)
    await review().getByText(dueQuestion.text).waitFor()
    await page.keyboard.press("1")
    await next().waitFor()
    await page.keyboard.press("Enter")
    await review().getByText("It is in June.").waitFor()
    await page.keyboard.press("1")
    await expect.poll(() => next().isVisible()).toBe(true)
  })
})
