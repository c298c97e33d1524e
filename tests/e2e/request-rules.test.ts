import type { Client } from "#tests/support/server/client.ts"
import { keptLink } from "#tests/support/server/kept-link.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import type { BrowserContext, Page, Route } from "playwright"
import { afterAll, assert, beforeAll, beforeEach, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let context: BrowserContext
let page: Page
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("ada", "pro")
  const made = await client.call<{ id: string }>("POST", "/api/transcription/paste-text", {
    title: "Travel policy",
    text: "We decided to ship on Friday.",
  })
  task = made.id
  await client.finished(task)
  context = await product.context(client)
  page = await context.newPage()
})

afterAll(() => product?.close())

/** Each test opens the page again, and all calls get through again. */
beforeEach(async () => {
  await page.unrouteAll()
  await context.setOffline(false)
})

const at = (path: string) => `${product.server.url}/transcribe/${path}`
const overlay = (on = page) => on.getByRole("alertdialog", { name: "We’re updating the service" })

/** Answers every matching call with this. */
const answered = (calls: RegExp, answer: (route: Route) => Promise<void>) => page.route(calls, answer)

/** An answer of the REST contract. */
const envelope = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "application/json",
    body: typeof body === "string" ? body : JSON.stringify(body),
  })
/** Asks for a file, as a reader does. */
const save = async () => {
  await page.goto(at(`task/${task}`))
  await page.getByRole("button", { name: "Export", exact: true }).click()
  await page.getByRole("menuitem", { name: "Markdown" }).click()
}

describe("while the service is updated", () => {
  it("an unreachable server brings up the overlay, fills it, and reloads the page with what was typed", async () => {
    const own = await context.newPage()
    await own.clock.install()
    await own.goto(at(`task/${task}?tab=summary`))
    await own.getByRole("button", { name: "Edit", exact: true }).click()
    await own.getByRole("textbox", { name: "Summary text" }).fill("Typed before the update")
    await own.route(/trpc/, (route) => route.abort("connectionrefused"))
    await own.getByRole("button", { name: "Done", exact: true }).click()
    await overlay(own).waitFor()
    await own.clock.fastForward(12_000)
    await overlay(own).getByText(/[5-9]\d%/).waitFor()
    await own.unroute(/trpc/)
    const loaded = own.waitForEvent("load")
    await own.clock.fastForward(12_000)
    await loaded
    await own.getByText("Typed before the update").waitFor()
    await expect.poll(() => own.url()).not.toContain("updated=")
    await expect.poll(() => own.url()).toContain("tab=summary")
    await own.close()
  })

  it("a read that broke off once is made again, as when the device changes its network", async () => {
    await page.route(/\/export\?/, (route) => route.abort("connectionreset"), { times: 1 })
    const saved = page.waitForEvent("download")
    await save()
    assert.strictEqual((await saved).suggestedFilename(), "Travel policy.md")
    assert.strictEqual(await overlay().count(), 0)
  })

  it("so does a 404 that is not a refusal", async () => {
    await answered(/trpc\/[^?]*plan\./, (route) => route.fulfill({ status: 404, body: "<h1>not found</h1>" }))
    await answered(/trpc\/[^?]*library\./, (route) => route.fulfill({ status: 404, body: "<h1>not found</h1>" }))
    await page.goto(at(""))
    await overlay().waitFor()
    await expect.poll(() => overlay().innerText()).toContain("This page will reload by itself")
  })

  it("a device without network only gets a message", async () => {
    await page.goto(at(""))
    await page.getByRole("link", { name: "Travel policy" }).waitFor()
    await context.setOffline(true)
    await page.getByText("You’re offline").waitFor()
    await page.keyboard.press("Control+k")
    await expect.poll(() => overlay().count()).toBe(0)
    await context.setOffline(false)
    await page.getByPlaceholder("Search files or run a command").fill("policy")
    await page.getByText("You’re offline").waitFor({ state: "detached" })
    await page.getByRole("option", { name: /Travel policy/ }).first().waitFor()
  })

  it("a device without network still says what was done, and takes it back", async () => {
    const fetched = page.waitForResponse(/\/toasts-/)
    await page.goto(at(""))
    await (await fetched).finished()
    await context.setOffline(true)
    const row = page.getByRole("link", { name: "Travel policy" })
    await row.focus()
    await page.keyboard.press("Delete")
    await row.waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Undo" }).click()
    await row.waitFor()
    await expect.poll(() => overlay().count()).toBe(0)
  })
})

describe("a session that ended", () => {
  it("leads to sign-in, and back to where the reader was, with what was typed", async () => {
    const own = await product.user("eve", "free")
    const other = await product.context(own)
    const theirs = await other.newPage()
    const { id } = await own.call<{ id: string }>("POST", "/api/transcription/paste-text", {
      text: "We decided to ship.",
    })
    await own.finished(id)
    await theirs.goto(at(`task/${id}?tab=summary`))
    await theirs.getByRole("button", { name: "Edit", exact: true }).click()
    await theirs.getByRole("textbox", { name: "Summary text" }).fill("Not lost")
    await theirs.route(
      /trpc\/library\.openTask/,
      (route) => route.fulfill({ status: 401, contentType: "application/json", body: "[]" }),
    )
    await theirs.getByRole("button", { name: "Done", exact: true }).click()
    await theirs.getByRole("heading", { name: /^Welcome/ }).waitFor()
    assert.isNull(await theirs.evaluate("localStorage.getItem('auth_token')"))
    await askForLink(theirs, own.email)
    const { pathname, search } = keptLink(product.server.folder, own.email)
    await theirs.unroute(/trpc\/library\.openTask/)
    await theirs.goto(product.server.url + pathname + search)
    await theirs.getByText("Not lost").waitFor()
    assert.include(theirs.url(), `/task/${id}`)
    await other.close()
  })
})

describe("what the REST contract refuses", () => {
  it.each([
    ["a refusal of 403 without words", 403, { code: 403, message: "", data: null }, "request denied"],
    ["a file that is too large", 413, { code: 413, message: "", data: null }, "file size exceeds limit"],
    ["any other refusal", 409, { code: 409, message: "Not now", data: null }, "Not now"],
    ["an answer that cannot be read", 400, "<html>", "request failed (400): <html>"],
    ["a refusal in the body", 200, { code: 403, message: "usage limit reached", data: null }, "usage limit reached"],
  ])("is reported: %s", async (_, status, body, said) => {
    await answered(/\/export\?/, envelope(status, body))
    await save()
    const alert = page.getByRole("alert")
    await alert.waitFor()
    await expect.poll(() => alert.innerText()).toContain(said)
  })

  it("another edition is opened", async () => {
    const url = `${product.server.url}/api/docs`
    const data = { reason: "country_restricted", url }
    await answered(/\/export\?/, envelope(200, { code: 302, message: "redirect_required", data }))
    await save()
    await page.waitForURL(url)
    await expect.poll(() => page.url()).toBe(url)
  })

  it("another edition is opened after a call of the page, too", async () => {
    const url = `${product.server.url}/api/docs`
    await page.route(
      /trpc/,
      (route) =>
        route.fulfill({
          status: 200,
          headers: { "x-redirect-required": url },
          contentType: "application/json",
          body: "{}",
        }),
    )
    await page.goto(`${product.server.url}/transcribe`)
    await page.waitForURL(url)
    await expect.poll(() => page.url()).toBe(url)
  })
})
