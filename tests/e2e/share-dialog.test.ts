import type { Client } from "#tests/support/server/client.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { hasArrived, hasLeftLayers, type View, views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let client: Client
let task: string

beforeAll(async () => {
  product = await aWebProduct()
  client = await product.user("sharer", "pro")
  task = (await client.example()).id
  await client.call("PUT", `/api/transcription/${task}/edit-title`, { title: "Weekly planning" })
})

afterAll(() => product?.close())

const pages = new Map<View, Promise<Page>>()
const pageOf = async (view: View): Promise<Page> => {
  const page = await (await product.context(client, views[view])).newPage()
  await page.goto(`${product.server.url}/transcribe/task/${task}?tab=summary`)
  return page
}

/** The dialog on this view's one page, opened again. */
const opened = async (view: View, colorScheme: "light" | "dark" = "light"): Promise<Page> => {
  const loaded = pages.get(view) ?? pageOf(view)
  pages.set(view, loaded)
  const page = await loaded
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  const shown = page.getByRole("dialog", { name: "Share" })
  if (await shown.isVisible()) {
    await page.keyboard.press("Escape")
    await shown.waitFor({ state: "detached" })
    await hasLeftLayers(page)
  }
  await page.getByRole("button", { name: "More" }).first().click()
  await page.getByRole("menuitem", { name: "Share" }).click()
  await shown.waitFor()
  return page
}
const pictured = (page: Page, name: string) =>
  process.env["SHARE_PICTURES"] === undefined
    ? Promise.resolve()
    : page.screenshot({ path: `${process.env["SHARE_PICTURES"]}/${name}.png` })
const link = (page: Page) => page.getByRole("textbox", { name: "Public link" })
const share = async (): Promise<Readonly<Record<string, unknown>>> =>
  Object(await client.call("GET", `/api/transcription/tasks/${task}/share`))
const switchOn = () => client.call("PUT", `/api/transcription/tasks/${task}/share_toggle`, { on: true })
const is = (name: string, value: unknown) => until(async () => (await share())[name] === value)

describe.each(["desktop", "phone"] as const)("the share dialog, %s", (view) => {
  it.each(["light", "dark"] as const)("is accessible, %s", async (colorScheme) => {
    await switchOn()
    const page = await opened(view, colorScheme)
    await link(page).waitFor()
    await hasArrived(page)
    await pictured(page, `dialog-${view}-${colorScheme}`)
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("is the first action of a file, and makes a link with two clicks", async () => {
    await client.call("PUT", `/api/transcription/tasks/${task}/share_toggle`, { on: false })
    const page = await pageOf(view)
    const actions = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) }).getByRole(
      "button",
      {
        name: /^(Share|Ask AI|Export|More)$/,
      },
    )
    await actions.nth(3).waitFor()
    const names = await Promise.all((await actions.all()).map((one) => one.getAttribute("aria-label")))
    assert.deepStrictEqual(names, ["Share", "Export", "Ask AI", "More"])
    await pictured(page, `header-${view}`)
    await actions.first().click()
    await page.getByRole("switch", { name: "Public link" }).click()
    await link(page).waitFor()
    await page.keyboard.press("Escape")
    await hasLeftLayers(page)
    await page.keyboard.press("s")
    await page.getByRole("dialog", { name: "Share" }).waitFor()
  })

  it("leaves its fields where they are when the link has loaded", async () => {
    await switchOn()
    const page = await pageOf(view)
    const isHeld = Promise.withResolvers<void>()
    await page.route(/sharing\.getShare/, async (route) => {
      await isHeld.promise
      await route.continue()
    }, { times: 1 })
    await page.getByRole("button", { name: "More" }).first().click()
    await page.getByRole("menuitem", { name: "Share" }).click()
    const field = page.getByLabel("Add someone by email")
    await field.waitFor()
    await hasArrived(page)
    const before = await field.boundingBox()
    isHeld.resolve()
    await link(page).waitFor()
    assert.deepStrictEqual(await field.boundingBox(), before)
    await page.close()
  })

  it("switches the link on, off and to another one", async () => {
    await client.call("PUT", `/api/transcription/tasks/${task}/share_toggle`, { on: false })
    const page = await opened(view)
    const complaints = complaintsOf(page)
    await page.getByRole("switch", { name: "Public link", checked: false }).click()
    const first = await link(page).inputValue()
    assert.strictEqual((await fetch(first)).status, 200)
    await page.getByRole("button", { name: "New link" }).click()
    await page.getByRole("dialog", { name: "Replace the link?" }).getByRole("button", { name: "New link" }).click()
    await until(async () => await link(page).inputValue() !== first)
    assert.strictEqual((await fetch(first)).status, 410)
    const second = await link(page).inputValue()
    await page.getByRole("switch", { name: "Public link" }).click()
    await link(page).waitFor({ state: "detached" })
    assert.strictEqual((await fetch(second)).status, 410)
    assert.deepStrictEqual(complaints, [])
  })
})

describe("the share dialog", () => {
  it("copies the link, and says when it cannot", async () => {
    await switchOn()
    const page = await opened("desktop")
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.getByRole("button", { name: "Copy" }).click()
    await page.getByRole("button", { name: "Copied" }).waitFor()
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(await link(page).inputValue())
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    await page.getByRole("button", { name: "Copied" }).click()
    await page.getByRole("alert").filter({ hasText: "couldn’t be copied" }).waitFor()
  })

  it("shows what was chosen last, though an answer from before that arrives after it", async () => {
    await client.call("PUT", `/api/transcription/tasks/${task}/share_toggle`, { on: false })
    const page = await opened("desktop")
    const isOn = page.getByRole("switch", { name: "Public link" })
    await isOn.and(page.locator("[aria-checked=false]")).waitFor()
    const [read, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(/sharing\.getShare/, async (route) => {
      const response = await route.fetch()
      read.resolve()
      await held.promise
      await route.fulfill({ response })
    }, { times: 1 })
    const older = page.waitForResponse(/sharing\.getShare/)
    // As when the reader comes back to this tab.
    await page.evaluate(`document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))`)
    await read.promise
    await isOn.click()
    await link(page).waitFor()
    held.resolve()
    await (await older).finished()
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert.strictEqual(await isOn.getAttribute("aria-checked"), "true")
  })

  it("sets password, parts and expiry, and shows the owner what viewers see", async () => {
    await switchOn()
    const page = await opened("desktop")
    await page.getByLabel("Password", { exact: true }).fill("open sesame")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("••••••").waitFor()
    await page.getByRole("checkbox", { name: "Mind map" }).click()
    await until(async () => (await share())["parts"]?.toString() === "summary")
    await expect.poll(() => page.getByRole("checkbox", { name: "Summary" }).isDisabled()).toBe(true)
    await page.getByLabel("Expires at the end of").fill("2099-12-31")
    await until(async () => String((await share())["expires_at"]).startsWith("2099-12-31"))
    const [preview] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "What viewers see" }).click(),
    ])
    await preview.getByRole("heading", { level: 1, name: "Weekly planning" }).waitFor()
    await expect.poll(() => preview.getByRole("heading", { name: "Mind map" }).count()).toBe(0)
    assert.strictEqual((await share())["views"], 0)
    await page.getByRole("button", { name: "Remove password" }).click()
    await is("has_password", false)
    await page.getByRole("button", { name: "Remove date" }).click()
    await is("expires_at", null)
  })

  it("publishes a page, and asks search engines in only on request", async () => {
    const page = await opened("desktop")
    await page.getByRole("switch", { name: "Published page" }).click()
    const address = await page.getByRole("textbox", { name: "Published page" }).inputValue()
    assert.strictEqual((await fetch(address)).headers.get("x-robots-tag"), "noindex, nofollow")
    await page.getByRole("checkbox", { name: "Search engines may list it" }).click()
    await is("is_indexed", true)
    await page.getByRole("switch", { name: "Published page" }).click()
    await is("published_url", null)
    assert.strictEqual((await fetch(address)).status, 404)
  })

  it("opens from a row and from the palette, and closes back to where it was", async () => {
    const page = await opened("desktop")
    await page.goto(`${product.server.url}/transcribe/`)
    const more = page.getByRole("button", { name: "More actions for Weekly planning" })
    await more.click()
    await page.getByRole("menuitem", { name: "Share" }).click()
    await page.getByRole("dialog", { name: "Share" }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("dialog", { name: "Share" }).waitFor({ state: "detached" })
    await until(() => page.evaluate<boolean>("document.activeElement !== document.body"))
    await hasLeftLayers(page)
    await page.goto(`${product.server.url}/transcribe/task/${task}`)
    await page.getByRole("heading", { name: "Weekly planning" }).waitFor()
    await page.keyboard.press("Control+k")
    await page.getByRole("option", { name: "Share", exact: true }).click()
    await page.getByRole("dialog", { name: "Share" }).waitFor()
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1)
  })

  it("adds people by email, with an account or without, says why it cannot, changes their role, and removes them", async () => {
    const friend = await product.user("friend", "free")
    const page = await opened("phone")
    const dialog = page.getByRole("dialog", { name: "Share" })
    const people = dialog.getByRole("list", { name: "People with access" })
    const field = dialog.getByLabel("Add someone by email")
    const add = dialog.getByRole("button", { name: "Add" })
    await field.fill("nobody@")
    await add.click()
    await dialog.getByRole("alert").filter({ hasText: "Enter a complete email address" }).waitFor()
    await field.fill("nobody@example.org")
    await dialog.getByLabel("Access", { exact: true }).selectOption("Can view")
    await add.click()
    await dialog.getByText("nobody@example.org was added. Send them the link.").waitFor()
    const role = people.getByLabel("Access for nobody@example.org")
    assert.strictEqual(await role.inputValue(), "viewer")
    await role.selectOption("Can edit")
    await field.fill(friend.email)
    await page.keyboard.press("Enter")
    await people.getByText(friend.email).waitFor()
    await dialog.getByText(`${friend.email} was added. Send them the link.`).waitFor()
    assert.strictEqual(await field.inputValue(), "")
    await hasArrived(page)
    await pictured(page, "people-phone")
    assert.deepStrictEqual(await violationsOn(page), [])
    await people.getByRole("button", { name: `Remove ${friend.email}` }).click()
    await page.getByRole("dialog", { name: `Remove ${friend.email}?` }).getByRole("button", { name: "Remove" }).click()
    await people.getByText(friend.email).waitFor({ state: "detached" })
    assert.strictEqual(await role.inputValue(), "editor")
  })
})
