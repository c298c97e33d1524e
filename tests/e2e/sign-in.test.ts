import { keptLink } from "#tests/support/server/kept-link.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

const pathOf = (page: Page): string => new URL(page.url()).pathname

const askForLink = async (page: Page, email: string): Promise<string> => {
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("button", { name: "Send me a link" }).click()
  await page.getByText(`We’ve sent a link to ${email}`).waitFor()
  return keptLink(product.server.folder, email).href
}

const signedIn = async (email: string): Promise<Page> => {
  const page = await (await product.visitor()).newPage()
  await page.goto(`${product.server.url}/transcribe/login`)
  await page.goto(await askForLink(page, email))
  await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  return page
}

const stored = (page: Page) => page.evaluate<Record<string, string>>("({ ...localStorage })")

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Account/ }).click()
  await page.getByRole("menuitem", { name: "Log out" }).click()
  await page.getByRole("heading", { name: "Welcome to" }).waitFor()
}

const statusOf = async (token: string): Promise<number> => {
  const { status } = await fetch(`${product.server.url}/api/auth/user`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return status
}

describe("signing in", () => {
  it("leads to the page that was asked for", async () => {
    const person = await product.user("deep", "free")
    const { id, title } = await person.example()
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/task/${id}?tab=summary`)
    await page.goto(await askForLink(page, person.email))
    await page.getByRole("heading", { name: title }).first().waitFor()
    assert.strictEqual(pathOf(page), `/transcribe/task/${id}`)
    await expect.poll(() => page.url()).toContain("tab=summary")
  })

  it("does not use up a link while a session is open", async () => {
    const page = await signedIn("here@example.org")
    const before = await stored(page)
    const other = await (await product.visitor()).newPage()
    await other.goto(`${product.server.url}/transcribe/login`)
    const link = await askForLink(other, "there@example.org")
    await page.goto(link)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    assert.strictEqual((await stored(page))["auth_token"], before["auth_token"])
    await other.goto(link)
    await other.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  })
})

describe("logging out", () => {
  it("ends the session, and the browser has another name from then on", async () => {
    const page = await signedIn("leaver@example.org")
    const { auth_token: token = "", auth_device_id: device = "" } = await stored(page)
    await logOut(page)
    await until(async () => await statusOf(token) === 401)
    const left = await stored(page)
    assert.isUndefined(left["auth_token"])
    assert.notStrictEqual(left["auth_device_id"], device)
  })

  it("forgets the token while the server is away, and ends the session once it is back", async () => {
    const page = await signedIn("offline@example.org")
    const { auth_token: token = "" } = await stored(page)
    await page.clock.install()
    const calls = "**/{api/auth/logout,trpc/**}"
    await page.route(calls, (route) => route.abort())
    await logOut(page)
    assert.notInclude(JSON.stringify(await stored(page)), token)
    assert.strictEqual(await statusOf(token), 200)
    await page.unroute(calls)
    await page.clock.fastForward(5_000)
    await until(async () => await statusOf(token) === 401)
  })
})
