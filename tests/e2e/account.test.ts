import { keptLink } from "#tests/support/server/kept-link.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { until } from "#tests/support/until.ts"
import { unzipped } from "#tests/support/unzipped.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>

const section = (name: string): Locator => page.getByRole("region", { name })
const devices = (): Locator => section("Devices").getByRole("listitem")
const keys = (): Locator => section("MCP keys").getByRole("listitem")

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${product.server.url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-device-name": encodeURIComponent("Ada’s phone") },
    body: JSON.stringify(body),
  })

/** Signs the account in on one more device; with its token, what the server says to that. */
const signIn = async (): Promise<() => Promise<number>> => {
  await post("email-link", { email: person.email })
  const token = new URLSearchParams(keptLink(product.server.folder, person.email).search).get("token")
  const answer = await post("email-link/verify", { token, device_id: "phone-0001" })
  const made: { readonly data?: { readonly access_token?: string } } = JSON.parse(await answer.text())
  const headers = { authorization: `Bearer ${made.data?.access_token ?? ""}` }
  const user = async () => (await fetch(`${product.server.url}/api/auth/user`, { headers })).status
  assert.strictEqual(await user(), 200)
  return user
}

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("account", "pro")
  await signIn()
  page = await (await product.context(person)).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe`)
})

afterAll(() => product?.close())

describe("the account page", () => {
  it("is reached from the account menu, and shows the profile and this device among the others", async () => {
    await page.getByRole("button", { name: `Account, ${person.email}` }).click()
    await page.getByRole("menuitem", { name: "Account" }).click()
    await section("Profile").getByText(person.email).waitFor()
    await section("Profile").getByText("Pro", { exact: true }).waitFor()
    await section("Profile").getByText("The built-in analyst writes in no other language").waitFor()
    assert.strictEqual(await section("Profile").getByLabel("Language of AI summaries").count(), 0)
    await devices().filter({ hasText: "This device" }).waitFor()
    assert.strictEqual(await devices().count(), 2)
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("has a picture of one’s own, which is made small, and the link for inviting others", async () => {
    await section("Invite others").getByLabel("Your link").waitFor()
    const picture = section("Profile").getByRole("img", { name: /^Picture of/ })
    const chosen = section("Profile").locator("input[type=file]")
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    await chosen.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
    await section("Profile").getByText("This picture can’t be read.").waitFor()
    await chosen.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") })
    await picture.waitFor()
    assert.match(await picture.getAttribute("src") ?? "", /^data:image\/jpeg;base64,/)
    assert.deepStrictEqual(await violationsOn(page), [])
    await section("Profile").getByRole("button", { name: "Remove picture" }).click()
    await picture.waitFor({ state: "detached" })
  })

  it("keeps a name, and the language that another browser starts in", async () => {
    const name = section("Profile").getByLabel("Name", { exact: true })
    await name.fill("Ada King")
    await name.press("Enter")
    await page.getByRole("button", { name: "Account, Ada King" }).waitFor()
    await section("Profile").getByLabel("Interface language").selectOption("de")
    // The name was saved before, the language is now.
    await expect.poll(() => section("Profil").getByText("Gespeichert").count()).toBe(2)
    const context = await product.context(person)
    const other = await context.newPage()
    await other.goto(`${product.server.url}/transcribe`)
    await other.getByRole("button", { name: "Konto, Ada King" }).waitFor()
    assert.strictEqual(await other.locator("html").getAttribute("lang"), "de")
    await context.close()
    await section("Profil").getByLabel("Sprache der Oberfläche").selectOption("en")
    await section("Profile").waitFor()
  })

  it("signs another device out, and hands the focus on", async () => {
    await section("Devices").getByRole("button", { name: /^Log out Ada’s phone/ }).press("Enter")
    await until(async () => await devices().count() === 1)
    assert.isTrue(await until(() => page.evaluate<boolean>("document.activeElement.textContent === 'Devices'")))
  })

  it("signs all others out, after asking", async () => {
    const other = await signIn()
    await page.reload()
    await section("Devices").getByRole("button", { name: "Log out all other devices" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click()
    await until(async () => await devices().count() === 1)
    assert.strictEqual(await other(), 401)
  })

  it("creates a key, shows it once, and deletes it after asking", async () => {
    const field = section("MCP keys").getByRole("textbox", { name: "Name of the new key" })
    await field.fill("Notebook")
    await field.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Your new key" })
    await dialog.getByText(/^mcp_\S+$/).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await keys().filter({ hasText: "never used" }).waitFor()
    await section("MCP keys").getByText("1 of 5 keys").waitFor()
    await section("MCP keys").getByRole("button", { name: /^Delete Notebook/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await section("MCP keys").getByText("No keys yet.").waitFor()
  })

  it("creates no key without a name, and says so", async () => {
    await section("MCP keys").getByRole("button", { name: "Create key" }).click()
    await section("MCP keys").getByText("Enter a name for the key.").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await section("MCP keys").getByRole("textbox", { name: "Name of the new key" }).fill("N")
    assert.strictEqual(await section("MCP keys").getByText("Enter a name for the key.").count(), 0)
    await section("MCP keys").getByRole("textbox", { name: "Name of the new key" }).fill("")
  })

  it("creates a key that can only read, and says so of it", async () => {
    await section("MCP keys").getByRole("textbox", { name: "Name of the new key" }).fill("Reader")
    await section("MCP keys").getByRole("combobox", { name: "What it can do" }).selectOption("Read only")
    await section("MCP keys").getByRole("button", { name: "Create key" }).click()
    const dialog = page.getByRole("dialog", { name: "Your new key" })
    await dialog.getByText(/^mcp_\S+$/).waitFor()
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await keys().filter({ hasText: "read-only" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await section("MCP keys").getByRole("button", { name: /^Delete Reader/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await section("MCP keys").getByText("No keys yet.").waitFor()
  })

  it("tells free accounts what keys are and which plan has them, on a dark phone too", async () => {
    const free = await product.user("free", "free")
    const options = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const
    const theirs = await (await product.context(free, options)).newPage()
    await theirs.goto(`${product.server.url}/transcribe/account`)
    const region = theirs.getByRole("region", { name: "MCP keys" })
    await region.getByText("Free users cannot use keys; upgrade to Pro.").waitFor()
    assert.strictEqual(await region.getByRole("button").count(), 0)
    assert.deepStrictEqual(await violationsOn(theirs), [])
  })

  it("complains about nothing", () => assert.deepStrictEqual(complaints, []))

  it("gives everything of it as one file", async () => {
    await page.goto(`${product.server.url}/transcribe/account`)
    const save = section("Your data").getByRole("button", { name: "Download everything" })
    const [file] = await Promise.all([page.waitForEvent("download"), save.press("Enter")])
    assert.match(file.suggestedFilename(), /^parley-\d{4}-\d\d-\d\d\.zip$/)
    const files = await unzipped(await readFile(await file.path()))
    assert.include(files.get("account.json")?.toString(), person.email)
    assert.include([...files.keys()], "minutes.csv")
  })

  it("is deleted only by typing its address, says when, and can be kept from every page", async () => {
    await page.goto(`${product.server.url}/transcribe/account`)
    const dialog = page.getByRole("dialog", { name: "Delete your account?" })
    await section("Your data").getByRole("button", { name: "Delete account" }).click()
    await dialog.getByRole("textbox").fill("somebody@example.org")
    await page.keyboard.press("Enter")
    await dialog.getByRole("alert").getByText("must be the email address", { exact: false }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog.getByRole("textbox").fill(person.email)
    await dialog.getByRole("button", { name: "Delete account" }).press("Enter")
    await dialog.waitFor({ state: "detached" })
    const notice = section("About your account")
    await notice.getByText(/^This account will be deleted on /).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${product.server.url}/transcribe`)
    await notice.getByRole("button", { name: "Keep the account" }).press("Enter")
    await notice.waitFor({ state: "detached" })
    await page.setViewportSize({ width: 1280, height: 800 })
    assert.isEmpty(complaints.filter((one) => !/requestDeletion|status of 400/.test(one)))
  })
})
