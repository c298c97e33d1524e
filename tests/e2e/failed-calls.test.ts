import { aLibrary, type Library } from "#tests/support/web/a-library.ts"
import { button, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

let library: Library
let task: string
let page: Page

beforeAll(async () => {
  library = await aLibrary()
  task = (await library.client.example()).id
  page = await (await library.product.context(library.client, views.desktop)).newPage()
})

afterAll(() => library?.product.close())

/** All calls get through again. Each test opens the page again. */
beforeEach(() => page.unrouteAll())

/** Calls to this address fail without a reason; a call of tRPC may share its address with others. */
const fail = (address: RegExp) => page.route(address, (route) => route.fulfill({ status: 500, body: "{}" }))
const alert = (text: string) => page.getByRole("alert").filter({ hasText: text }).first()
const openTask = async () => {
  await page.goto(library.address(`task/${task}`))
  await page.getByText("Good morning").first().waitFor()
}

const exported = async () => {
  await button(page, "Export").first().click()
  await page.getByRole("menuitem", { name: "Markdown" }).click()
}

describe("a call that fails is named where it was made", () => {
  it("for the list", async () => {
    await fail(/listTasks/)
    await page.goto(library.address())
    await alert("Your files couldn’t be loaded. Try again in a moment.").waitFor()
    await page.unroute(/listTasks/)
    await button(page, "Try again").click()
    await library.row("Travel policy", page).waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  })

  it("for a search with a date that is none", async () => {
    await page.goto(library.address("?q=before:soon"))
    await alert("before: and after: need a date such as 2026-11-20").waitFor()
    await page.getByRole("textbox", { name: "Filter files" }).fill("before:2099-01-01 policy")
    await library.row("Travel policy", page).waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  })

  it("for the details of a file", async () => {
    await fail(/openTask/)
    await page.goto(library.address(`task/${task}`))
    await alert("This file couldn’t be loaded. Try again in a moment.").waitFor()
    await page.unroute(/openTask/)
    await button(page, "Try again").click()
    await page.getByText("Good morning").first().waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(0)
  })

  it("for its title, which stays in the field", async () => {
    await openTask()
    await fail(/renameTask/)
    await page.getByRole("heading", { level: 1 }).getByRole("button").click()
    await page.getByRole("textbox", { name: "Title" }).fill("Another title")
    await page.keyboard.press("Enter")
    await alert("The title couldn’t be changed. Try again in a moment.").waitFor()
    await expect.poll(() => alert("The title couldn’t be changed").isVisible()).toBe(true)
  })

  it("for a speaker", async () => {
    await openTask()
    await fail(/trpc\/[^?]*[sS]peaker/)
    await page.getByRole("complementary").getByRole("button", { name: /^Rename / }).first().click()
    await page.getByRole("textbox", { name: "Name" }).fill("Somebody else")
    await page.keyboard.press("Enter")
    await alert("The speaker couldn’t be changed. Try again in a moment.").waitFor()
    await expect.poll(() => alert("The speaker couldn’t be changed").isVisible()).toBe(true)
  })

  it("for the editor of a summary, which opens when it is tried again", async () => {
    await page.goto(library.address(`task/${task}?tab=summary`))
    const calls = /enterDocument/
    await fail(calls)
    await button(page, "Edit").click()
    await alert("The editor couldn’t be opened. The summary is unchanged.").waitFor()
    await page.unroute(calls)
    await button(page, "Try again").click()
    await page.getByRole("textbox", { name: "Summary text" }).waitFor()
    await button(page, "Done").click()
    await expect.poll(() => button(page, "Edit").isVisible()).toBe(true)
  })

  it("for a new summary, a change of its status", async () => {
    await page.goto(library.address(`task/${task}?tab=mindmap`))
    await fail(/trpc\/[^?]*redraw/i)
    await button(page, /Redraw/).first().click()
    await alert("Try again in a moment").waitFor()
    await expect.poll(() => alert("Try again in a moment").isVisible()).toBe(true)
  })

  it("for a document that the server could not make", async () => {
    await openTask()
    await fail(/export\?/)
    await exported()
    await alert("The document couldn’t be generated. Try again.").waitFor()
    await expect.poll(() => alert("The document couldn’t be generated").isVisible()).toBe(true)
  })

  it("for a download that did not arrive", async () => {
    await openTask()
    await page.route(/export\?/, (route) => route.fulfill({ status: 200, body: "{}" }))
    await exported()
    await alert("The download failed. Reload the page and try again.").waitFor()
    await expect.poll(() => alert("The download failed").isVisible()).toBe(true)
  })

  it("for the keys of assistants", async () => {
    await fail(/listMcpKeys/)
    await page.goto(library.address("account"))
    await alert("The keys couldn’t be loaded. Try again.").waitFor()
    await expect.poll(() => alert("The keys couldn’t be loaded").isVisible()).toBe(true)
  })

  it("for the subscription: what is wrong with it, and the way to the plans", async () => {
    await fail(/getSubscription/)
    await page.goto(library.address("payment/plans"))
    await alert("Something is wrong with your subscription.").getByRole("link", { name: "See the plans" }).click()
    await expect.poll(() => page.url()).toContain("/payment/plans#plans")
    await page.unroute(/getSubscription/)
    await page.route(/getSubscription/, (route) => route.fulfill({ status: 200, body: "<html>" }))
    await alert("Something is wrong").getByRole("button", { name: "Try again" }).click()
    await alert("The data of your subscription is invalid.").waitFor()
    await expect.poll(() => alert("invalid").getByRole("link").count()).toBe(1)
  })

  it("for a checkout session, with where to get help", async () => {
    await page.goto(library.address("payment/plans"))
    await fail(/billing\.checkout/)
    await button(page, "Choose Premium").click()
    await alert("The checkout session couldn’t be created").getByText("Contact the operator of this server.").waitFor()
    await expect.poll(() => alert("The checkout session couldn’t be created").isVisible()).toBe(true)
  })

  it("for hotwords: five failures apart", async () => {
    const words = () => page.getByRole("dialog", { name: "Hotwords" })
    const field = () => words().getByRole("textbox", { name: "New hotwords, one per line" })
    await fail(/listHotwords/)
    await page.goto(library.address())
    await button(page, "Hotwords").click()
    await alert("The hotwords couldn’t be loaded. Try again.").waitFor()
    await page.unroute(/listHotwords/)
    await words().getByRole("button", { name: "Try again" }).click()
    await field().fill("Kysely")
    await button(page, "Add").click()
    await words().getByText("1 hotword added").waitFor()
    await fail(/addHotwords|editHotword|deleteHotword/)
    await field().fill("Effect")
    await button(page, "Add").click()
    await words().getByText("The hotword couldn’t be added. Try again.").waitFor()
    await field().fill("Effect\nRolldown")
    await button(page, "Add").click()
    await words().getByText("The hotwords couldn’t be added. Try again.").waitFor()
    await words().getByRole("switch", { name: "Use Kysely" }).click()
    await alert("The hotword couldn’t be changed. Try again.").waitFor()
    await words().getByRole("button", { name: "Delete Kysely" }).click()
    await alert("The hotword couldn’t be deleted. Try again.").waitFor()
    await expect.poll(() => words().getByText("Kysely").isVisible()).toBe(true)
  })

  it("for a device without a network", async () => {
    await openTask()
    await page.context().setOffline(true)
    await page.getByText("You’re offline. We’ll continue when you’re back online.").first().waitFor()
    await expect.poll(() => page.getByRole("status").allInnerTexts()).toContain(
      "You’re offline. We’ll continue when you’re back online.",
    )
    await page.context().setOffline(false)
  })
})
