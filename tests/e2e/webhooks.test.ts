import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { anOwnWebProduct, complaintsOf, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { pressOn, tabTo } from "#tests/support/web/keyboard.ts"
import { looksGood } from "#tests/support/web/looks-good.ts"
import { aReceiver } from "#tests/support/webhook/a-receiver.ts"
import type { Locator, Page } from "playwright"
import { Webhook } from "standardwebhooks"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let receiver: Awaited<ReturnType<typeof aReceiver>>
let product: OwnWebProduct
let ada: Person
let page: Page
let complaints: ReadonlyArray<string>
let secret: string

beforeAll(async () => {
  receiver = await aReceiver()
  product = await anOwnWebProduct({ WEBHOOK_INSIDE: receiver.host })
  ada = await product.user("ada", "free")
  page = await (await product.context(ada, { viewport: { width: 1280, height: 860 } })).newPage()
  await page.route(/listWebhooks/, (route) => route.fulfill({ status: 500, body: "{}" }))
  await page.goto(`${product.server.url}/transcribe/account`)
})

afterAll(async () => {
  await product?.close()
  await receiver?.[Symbol.asyncDispose]()
})

const section = (): Locator => page.getByRole("region", { name: "Webhooks" })
const row = (): Locator => section().getByRole("list", { name: "Webhooks" }).locator(":scope > li")
const told = (): Locator => row().getByRole("list", { name: "When it’s told" })
const deliveries = (): Locator => section().getByRole("list", { name: "Log" }).locator(":scope > li")
const dialog = (name: string): Locator => page.getByRole("dialog", { name })

/** The secret in the dialog that shows it, which is then closed. */
const shownSecret = async (): Promise<string> => {
  const shown = await dialog("Secret of the webhook").getByText(/^whsec_\S+$/).textContent() ?? ""
  await page.keyboard.press("Escape")
  await dialog("Secret of the webhook").waitFor({ state: "detached" })
  return shown
}

const last = () => receiver.accepted.at(-1) ?? assert.fail("nothing was received")

/** A text of Ada's, which is there at once. */
const written = async (title: string): Promise<string> => {
  const body = { title, text: "Good morning." }
  return (await ada.call<{ readonly id: string }>("POST", "/api/transcription/paste-text", body)).id
}

describe("the webhooks of an account", () => {
  it("are on a page of their own, which says so when they cannot be loaded, and when there are none", async () => {
    await pressOn(page, "Set up automation")
    await page.getByRole("heading", { name: "Automation", level: 1 }).waitFor()
    await section().getByRole("alert").waitFor()
    await page.unroute(/listWebhooks/)
    complaints = complaintsOf(page)
    await pressOn(page, "Try again")
    await section().getByText("No webhooks yet.").waitFor()
    await looksGood(page, "none")
    assert.deepStrictEqual(complaints, [])
  })

  it("are added where they may lead, and show their secret once", async () => {
    await pressOn(page, "Add webhook")
    const field = dialog("Add webhook").getByLabel("Address")
    await field.fill("http://10.0.0.1/hook")
    await field.press("Enter")
    await dialog("Add webhook").getByText(/must begin with https:\/\//).first().waitFor()
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true")
    await looksGood(page, "refused")
    await field.fill(`http://${receiver.host}/hook?key=${"long".repeat(40)}`)
    await tabTo(page, /^Few minutes left/)
    await page.keyboard.press("Space")
    await pressOn(page, "Save")
    await dialog("Secret of the webhook").waitFor()
    await looksGood(page, "secret")
    secret = await shownSecret()
    await row().getByText(receiver.host, { exact: true }).waitFor()
    assert.strictEqual(await told().getByText("Summary ready").count(), 1)
    assert.strictEqual(await told().getByText("Few minutes left").count(), 0)
    assert.notInclude(await page.content(), secret)
  })

  it("are tested, and say how the receiver answered", async () => {
    await pressOn(page, `Send test to ${receiver.host}`)
    await row().getByText("The test arrived.").waitFor()
    await row().getByText("thanks").waitFor()
    assert.strictEqual(last().type, "webhook.test")
    new Webhook(secret).verify(last().body, last().headers)
    receiver.state.mood = "broken"
    await pressOn(page, `Send test to ${receiver.host}`)
    await row().getByText("The test didn’t arrive.").waitFor()
    await row().getByText("I am broken").waitFor()
    receiver.state.mood = "up"
  })

  it("have a log, from which one message is sent again", async () => {
    const task = await written("Weekly sync")
    await until(() => receiver.accepted.some(({ type }) => type === "task.completed"))
    await pressOn(page, `Log of ${receiver.host}`)
    await deliveries().filter({ hasText: "Transcript ready" }).getByText("Delivered").waitFor()
    const failed = deliveries().filter({ hasText: "Failed" })
    await failed.getByText("I am broken").first().waitFor()
    await looksGood(page, "log")
    const before = receiver.accepted.filter(({ type }) => type === "webhook.test").length
    await failed.getByRole("button", { name: /^Send again: Test/ }).press("Enter")
    await until(() => receiver.accepted.filter(({ type }) => type === "webhook.test").length === before + 1)
    await failed.waitFor({ state: "detached" })
    const link = deliveries().filter({ hasText: "Transcript ready" }).getByRole("link")
    assert.include(await link.getAttribute("href"), task)
  })

  it("are edited, and given another secret, while the old one goes on for a day", async () => {
    await pressOn(page, `Edit ${receiver.host}`)
    await dialog("Edit webhook").getByLabel("Name (optional)").fill("Flows")
    await dialog("Edit webhook").getByRole("checkbox", { name: /^Summary ready/ }).uncheck()
    await looksGood(page, "edit")
    await pressOn(page, "Save")
    await row().getByText("Flows", { exact: true }).waitFor()
    await expect.poll(() => told().getByText("Summary ready").count()).toBe(0)
    await pressOn(page, "New secret for Flows")
    await dialog("Replace the secret of Flows?").getByRole("button", { name: "New secret" }).press("Enter")
    const second = await shownSecret()
    assert.notStrictEqual(second, secret)
    await row().getByText(/^The old secret also signs until/).waitFor()
    await pressOn(page, "Send test to Flows")
    await row().getByText("The test arrived.").waitFor()
    await until(() => last().headers["webhook-signature"]?.includes(" ") === true)
    for (const one of [secret, second]) new Webhook(one).verify(last().body, last().headers)
  })

  it("say why they are switched off, and what failed is sent once they are on", async () => {
    receiver.state.mood = "gone"
    await written("Nobody is there")
    const lost = "Switched off: the receiver said that it’s gone for good (status 410)."
    await section().getByText(lost).waitFor()
    await section().getByText("Switch the webhook on to send again.").waitFor()
    await deliveries().filter({ hasText: "Failed" }).first().waitFor()
    await looksGood(page, "gone")
    receiver.state.mood = "up"
    const before = receiver.accepted.length
    await row().getByRole("switch", { name: "Flows is on" }).press(" ")
    await pressOn(page, "Send all that failed again")
    await page.getByText("1 message will be sent again").waitFor()
    await until(() => receiver.accepted.length === before + 1)
    assert.strictEqual(await section().getByText(lost).count(), 0)
    await row().getByRole("switch", { name: "Flows is on" }).press(" ")
    await row().getByText("Off", { exact: true }).waitFor()
  })

  it("are deleted after asking", async () => {
    await pressOn(page, "Delete Flows")
    await dialog("Delete the webhook Flows?").getByRole("button", { name: "Delete" }).press("Enter")
    await section().getByText("No webhooks yet.").waitFor()
    await expect.poll(() => page.evaluate("document.activeElement?.textContent")).toBe("Webhooks")
    await pressOn(page, /Account$/)
    await page.getByRole("region", { name: "Automation" }).waitFor()
  })

  it("are ten at most, however many are asked for at once and however long they are called", async () => {
    const url = `http://${receiver.host}/`.padEnd(2000, "x")
    const given = { url, name: "W".repeat(100), events: ["task.completed"] }
    const made = await Promise.allSettled(Array.from({ length: 200 }, () => ada.call("POST", "/api/webhooks", given)))
    assert.lengthOf(made.filter(({ status }) => status === "fulfilled"), 10)
    await page.goto(`${product.server.url}/transcribe/account/automation`)
    await section().getByText("All 10 webhooks are in use. Delete one to add another.").waitFor()
    assert.strictEqual(await row().count(), 10)
    assert.strictEqual(await section().getByRole("button", { name: "Add webhook" }).count(), 0)
    await looksGood(page, "full")
  })

  it("are shown neither to another account nor to nobody", async () => {
    const address = `${product.server.url}/transcribe/account/automation`
    const theirs = await (await product.context(await product.user("bob", "free"))).newPage()
    await theirs.goto(address)
    const region = theirs.getByRole("region", { name: "Webhooks" })
    await region.getByText("No webhooks yet.").waitFor()
    assert.notInclude(await region.textContent(), receiver.host)
    const nobody = await (await product.visitor()).newPage()
    await nobody.goto(address)
    await nobody.getByRole("heading", { name: /^Welcome/ }).waitFor()
  })
})
