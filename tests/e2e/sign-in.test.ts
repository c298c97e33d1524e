import { inTurn } from "#tests/support/server/in-turn.ts"
import { keptLink } from "#tests/support/server/kept-link.ts"
import { until } from "#tests/support/until.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct

beforeAll(async () => {
  product = await aWebProduct()
})

afterAll(() => product?.close())

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** The address in the mail. */
const linkFor = async (page: Page, email: string): Promise<string> => {
  await askForLink(page, email)
  return keptLink(product.server.folder, email).href
}

const signedIn = async (email: string): Promise<Page> => {
  const page = await (await product.visitor()).newPage()
  await page.goto(`${product.server.url}/transcribe/login`)
  await page.goto(await linkFor(page, email))
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
    await page.goto(await linkFor(page, person.email))
    await page.getByRole("heading", { name: title }).first().waitFor()
    assert.strictEqual(pathOf(page), `/transcribe/task/${id}`)
    await expect.poll(() => page.url()).toContain("tab=summary")
  })

  it("asks to agree to the terms first, and remembers it in this browser", async () => {
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    const field = page.getByLabel("Email address")
    const dialog = page.getByRole("dialog", { name: "Before you log in" })
    await field.fill("careful@example")
    await page.getByRole("button", { name: "Send me a link" }).click()
    await page.getByText("Enter a complete email address, such as name@example.com.").waitFor()
    assert.strictEqual(await dialog.count(), 0)
    await field.fill("careful@example.org")
    await page.getByRole("button", { name: "Send me a link" }).click()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Send me a link" }).click()
    await dialog.getByRole("button", { name: "Agree and continue" }).click()
    await page.getByText(/the link for careful@example\.org/).waitFor()
    await page.reload()
    assert.isTrue(await page.getByRole("checkbox", { name: /^I agree/ }).isChecked())
  })

  it("says when an address gets no new account, and asks the server once", async () => {
    const page = await (await product.visitor()).newPage()
    const asked: Array<string> = []
    page.on("request", (request) => request.url().includes("checkAddress") && asked.push(request.url()))
    const note = page.getByText("doesn’t open new accounts for disposable addresses")
    await inTurn(["the first time", "again"], async () => {
      await page.goto(`${product.server.url}/transcribe/login`)
      await askForLink(page, "somebody@mailinator.com")
      await note.waitFor()
    })
    assert.lengthOf(asked, 1)
    await page.goto(`${product.server.url}/transcribe/login`)
    await askForLink(page, "fine@example.org")
    await expect.poll(() => asked.length).toBe(2)
    assert.strictEqual(await note.count(), 0)
  })

  it("warns inside other apps, whose browsers cannot do all of it", async () => {
    const wechat = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49"
    const page = await (await product.visitor({ userAgent: wechat })).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    const warning = page.getByRole("region", { name: "Open this page in your browser" })
    await warning.getByRole("button", { name: "Copy link" }).waitFor()
    await page.goto(`${product.server.url}/transcribe/download`)
    await warning.getByRole("button", { name: "Dismiss" }).click()
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.getByRole("heading", { name: "Welcome to Parley" }).waitFor()
    assert.strictEqual(await warning.count(), 0)
  })

  it("says that the server is being updated, and tries again in a minute", async () => {
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    const link = await linkFor(page, "updating@example.org")
    await page.clock.install()
    await page.route(/inspectSignInLink/, (route) => route.abort("connectionrefused"))
    await page.goto(link)
    await page.getByRole("heading", { name: "The server is being updated" }).waitFor()
    await page.getByText("Try again in 1 minute, or wait here.").waitFor()
    await page.getByRole("link", { name: "Back to login" }).waitFor()
    await page.unroute(/inspectSignInLink/)
    await page.clock.fastForward(60_000)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    assert.strictEqual(pathOf(page), "/transcribe/")
  })

  it.each(["access_token", "device_id"])("is not done by an answer without its %s", async (name) => {
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    const link = await linkFor(page, "halved@example.org")
    await page.route(/signInByLink/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(`"${name}"`, '"other"') })
    })
    await page.goto(link)
    await page.getByRole("heading", { name: "We couldn’t log you in" }).waitFor()
    assert.isUndefined((await stored(page))["auth_token"])
  })

  it("names the address in a browser that did not ask for the link, waits, and asks to agree to the terms there", async () => {
    const asking = await (await product.visitor()).newPage()
    await asking.goto(`${product.server.url}/transcribe/login`)
    const link = await linkFor(asking, "elsewhere@example.org")
    const other = await (await product.visitor()).newPage()
    await other.goto(link)
    await other.getByRole("heading", { name: "Continue as elsewhere@example.org?" }).waitFor()
    assert.isNull(await other.evaluate("localStorage.getItem('auth_token')"))
    await other.getByRole("button", { name: "Continue" }).click()
    const dialog = other.getByRole("dialog", { name: "Before you log in" })
    await dialog.getByRole("button", { name: "Agree and continue" }).click()
    await other.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  })

  it("does not use up a link while a session is open", async () => {
    const page = await signedIn("here@example.org")
    const before = await stored(page)
    const other = await (await product.visitor()).newPage()
    await other.goto(`${product.server.url}/transcribe/login`)
    const link = await linkFor(other, "there@example.org")
    await page.goto(link)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    assert.strictEqual((await stored(page))["auth_token"], before["auth_token"])
    await other.goto(link)
    await other.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  })
})

describe("another session in the same browser", () => {
  it("is shown nothing of the one before, also on a page that missed the sign-out between the two", async () => {
    const [before, after] = [await product.user("before", "free"), await product.user("after", "free")]
    const { id, title } = await before.example()
    const context = await product.context(before)
    const page = await context.newPage()
    await page.goto(`${product.server.url}/transcribe/task/${id}`)
    const heading = page.getByRole("heading", { name: title }).first()
    await heading.waitFor()
    const other = await context.newPage()
    await other.goto(`${product.server.url}/transcribe/styleguide`)
    await other.evaluate(`localStorage.setItem("auth_token", "${after.token}")`)
    await heading.waitFor({ state: "detached" })
    await page.getByText("This file wasn’t found.").waitFor()
    assert.strictEqual(await heading.count(), 0)
  })
})

describe("logging out", () => {
  it("confirms what was deleted just before", async () => {
    const person = await product.user("tidy", "free")
    const { id, title } = await person.example()
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.goto(await linkFor(page, person.email))
    await page.getByRole("link", { name: title, exact: true }).focus()
    const { auth_token: token = "" } = await stored(page)
    await page.keyboard.press("Delete")
    await page.getByRole("button", { name: "Undo" }).waitFor()
    const deleted = page.waitForResponse(/delete-batch/)
    await logOut(page)
    await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" })
    const response = await deleted
    assert.strictEqual(response.status(), 200)
    assert.include(response.request().postData() ?? "", id)
    await until(async () => await statusOf(token) === 401)
  })

  it("ends the session, and the browser has another name from then on", async () => {
    const page = await signedIn("leaver@example.org")
    const { auth_token: token = "", auth_device_id: device = "" } = await stored(page)
    await until(async () => (await stored(page))["auth_user"]?.includes("leaver@example.org") === true)
    await logOut(page)
    await until(async () => await statusOf(token) === 401)
    const left = await stored(page)
    assert.isUndefined(left["auth_token"])
    assert.isUndefined(left["auth_user"])
    assert.notStrictEqual(left["auth_device_id"], device)
  })

  it("forgets the token while the server is away, and ends the session once it is back", async () => {
    const page = await signedIn("offline@example.org")
    const { auth_token: token = "" } = await stored(page)
    const calls = "**/api/auth/logout"
    await page.route(calls, (route) => route.abort())
    await logOut(page)
    assert.notInclude(JSON.stringify(await stored(page)), token)
    assert.strictEqual(await statusOf(token), 200)
    await page.unroute(calls)
    await until(async () => await statusOf(token) === 401)
  })
})
