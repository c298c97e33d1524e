import { certifiedProvider, client } from "#tests/support/identity-providers/certified.ts"
import { keptLink } from "#tests/support/server/kept-link.ts"
import { anOwnWebProduct, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { askForLink } from "#tests/support/web/ask-for-link.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: OwnWebProduct
let provider: Awaited<ReturnType<typeof certifiedProvider>>

beforeAll(async () => {
  provider = await certifiedProvider(() => `${product.server.url}/transcribe/callback`)
  product = await anOwnWebProduct({
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: provider.url,
    HUMAN_CHECK: "altcha",
  })
})

afterAll(async () => {
  await product?.close()
  await provider?.[Symbol.asyncDispose]()
})

describe("signing in at a provider, on a server that asks for a proof of work", () => {
  it("leads through it and back to the page that was asked for, once the terms are agreed to", async () => {
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/ask`)
    await page.getByRole("button", { name: "Continue with Google" }).click()
    await page.getByRole("dialog", { name: "Before you log in" }).getByRole("button", { name: "Agree and continue" })
      .click()
    await page.waitForURL(`${product.server.url}/transcribe/ask`)
    const stored = await page.evaluate<Record<string, string>>("({ ...localStorage })")
    assert.match(stored["auth_token"] ?? "", /^par_/)
    assert.isEmpty(Object.keys(stored).filter((key) => key.startsWith("auth_processed_")))
    await page.evaluate("localStorage.removeItem('auth_token')")
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.getByRole("button", { name: /^Continue with Google.*Last used/ }).waitFor()
    assert.isEmpty(await violationsOn(page))
  })

  it("mails a link to someone whose browser has done the work", async () => {
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    await askForLink(page, "human@example.org")
    assert.include(keptLink(product.server.folder, "human@example.org").pathname, "/transcribe/callback")
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.getByRole("button", { name: "Send me a link Last used" }).waitFor()
    assert.strictEqual(await page.getByText("Last used").count(), 1)
    assert.isEmpty(await violationsOn(page))
  })

  it("offers the way back to someone who came from the desktop app", async () => {
    const person = await product.user("desk", "free")
    const page = await (await product.context(person)).newPage()
    await page.goto(`${product.server.url}/transcribe/?origin=desktop`)
    const prompt = page.getByRole("dialog", { name: "Go back to the Parley app?" })
    const asked = page.waitForResponse(/signIn\.createDesktopCode/)
    await prompt.getByRole("button", { name: "Open the app" }).click()
    assert.strictEqual((await asked).status(), 200)
    await prompt.waitFor({ state: "detached" })
    assert.isNull(await page.evaluate("localStorage.getItem('origin')"))
    await page.getByRole("heading", { name: "The Parley app is opening" }).waitFor()
    assert.isEmpty(await violationsOn(page))
    await page.getByRole("link", { name: "Stay here" }).click()
    await page.getByRole("heading", { name: "All files" }).waitFor()
  })

  it("says so when the person declines there, and when an answer comes back a second time", async () => {
    const page = await (await product.visitor()).newPage()
    await page.goto(`${product.server.url}/transcribe/callback?error=access_denied&state=s`)
    await page.getByRole("heading", { name: "We couldn’t log you in" }).waitFor()
    await page.getByRole("link", { name: "Back to login" }).click()
    await page.getByRole("button", { name: "Continue with Google" }).waitFor()
    await page.goto(`${product.server.url}/transcribe/callback?code=used&state=s`)
    const reason = page.getByRole("alert")
    await reason.waitFor()
    assert.include(await reason.textContent(), "has expired or was already used")
    await page.goto(`${product.server.url}/transcribe/callback`)
    await page.getByText("This link has expired or was already used. Request a new one.").waitFor()
    await page.getByRole("link", { name: "Back to login" }).waitFor()
  })

  it("says so when another page began with the answer, and follows once that one is signed in", async () => {
    const person = await product.user("twice", "free")
    const context = await product.visitor()
    const page = await context.newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.evaluate("localStorage.setItem('auth_processed_begun', '1')")
    await page.goto(`${product.server.url}/transcribe/callback?code=begun&state=s`)
    const reason = page.getByRole("alert")
    await reason.waitFor()
    assert.include(await reason.textContent(), "already been started")
    const other = await context.newPage()
    await other.goto(`${product.server.url}/transcribe/login`)
    await other.evaluate(`localStorage.setItem("auth_token", "${person.token}")`)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
  })
})
