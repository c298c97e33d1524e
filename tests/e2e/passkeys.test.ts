import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { views } from "#tests/support/web/screen.ts"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
/** Passkeys belong to a domain: this machine's is "localhost". */
let home: string

const section = () => page.getByRole("region", { name: "Passkeys" })

/** A device with a finger on its sensor. */
const addAuthenticator = async (): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const signOut = async (): Promise<void> => {
  await page.evaluate("localStorage.removeItem('auth_token')")
  await page.goto(`${home}/transcribe/login`)
}

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("passkey", "pro")
  home = product.server.url.replace("127.0.0.1", "localhost")
  page = await (await product.visitor({ ...views.phone, colorScheme: "dark" })).newPage()
  await page.goto(`${home}/transcribe/login`)
  await page.evaluate(`localStorage.setItem("auth_token", "${person.token}")`)
  await addAuthenticator()
})

afterAll(() => product?.close())

describe("a passkey", () => {
  it("is added on the account page, and named after the browser", async () => {
    await page.goto(`${home}/transcribe/account`)
    await section().getByRole("button", { name: "Add a passkey" }).click()
    await section().getByText("never used").waitFor()
    await section().getByText(/Chrome/).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("logs in without an address, and leads to where the person was going", async () => {
    await signOut()
    await page.goto(`${home}/transcribe/account`)
    await page.waitForURL(/login/)
    await page.getByRole("button", { name: "Log in with a passkey" }).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByRole("button", { name: "Log in with a passkey" }).click()
    await page.waitForURL(/account/)
    await section().getByText("last used", { exact: false }).waitFor()
    await signOut()
    await page.getByRole("button", { name: "Log in with a passkey" }).getByText("Last used").waitFor()
    await page.getByRole("button", { name: "Log in with a passkey" }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL((address) => !address.pathname.endsWith("login"))
  })

  it("is asked for before what is dangerous, which then is done", async () => {
    // As for a session that is older than five minutes.
    await page.route("**/trpc/leaving.requestDeletion**", (route) =>
      route.fulfill({
        status: 403,
        json: [{ error: { message: "Confirm", code: -32_003, data: { error_code: "ConfirmationRequired" } } }],
      }), { times: 1 })
    const confirmed = page.waitForResponse(/api\/auth\/confirmation$/)
    await page.goto(`${home}/transcribe/account`)
    await page.getByRole("button", { name: "Delete account" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox").fill(person.email)
    await dialog.getByRole("button", { name: "Delete account" }).click()
    assert.strictEqual((await confirmed).status(), 200)
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Keep" }).first().waitFor()
  })

  it("is removed, and opens nothing any more", async () => {
    await section().getByRole("button", { name: /^Remove/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await section().getByRole("listitem").waitFor({ state: "detached" })
    assert.strictEqual(await section().getByRole("button").count(), 1, "nothing but adding one")
    await signOut()
    await page.getByRole("button", { name: "Log in with a passkey" }).click()
    await page.getByRole("alert").getByText("This passkey wasn’t accepted").waitFor()
  })

  it("is not offered at an address that can have none", async () => {
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.getByRole("textbox", { name: "Email address" }).waitFor()
    assert.strictEqual(await page.getByRole("button", { name: "Log in with a passkey" }).count(), 0)
  })
})
