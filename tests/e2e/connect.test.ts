import { aProgram, saidBy, toolCall } from "#tests/support/connected-app/a-program.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { createServer } from "node:http"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>
let token = ""

const program = aProgram(() => product.server.url)
const section = (name: string): Locator => page.getByRole("region", { name })
const allow = (on: Page): Locator => on.getByRole("button", { name: "Allow", exact: true })

/** Where the program listens: any port of this machine will do, whichever it registered. */
const listener = createServer((_request, answer) => answer.end("Connected"))
let callback = ""

const asked = async (): Promise<{ clientId: string; address: string }> => {
  const clientId = (await program.register()).body.client_id
  return { clientId, address: program.authorize(clientId, { redirect_uri: callback }).href }
}

const codeOn = (on: Page): string => new URL(on.url()).searchParams.get("code") ?? ""

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("connect", "pro")
  page = await (await product.context(person)).newPage()
  complaints = complaintsOf(page)
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done))
  const address = listener.address()
  callback = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/callback`
})

afterAll(async () => {
  listener.close()
  listener.closeAllConnections()
  await product?.close()
})

describe("a program that asks to be let in", () => {
  it("is shown with where it leads to and what it may do, and gets what was ticked", async () => {
    const { clientId, address } = await asked()
    await page.goto(address)
    await page.getByRole("heading", { name: "Connect Notebook?" }).waitFor()
    await page.getByText(new URL(callback).host).waitFor()
    await page.getByText(person.email).waitFor()
    await page.getByText("where any program could pose as another").waitFor()
    assert.isTrue(await page.getByLabel("Read your files").isDisabled())
    assert.isTrue(await page.getByLabel("Add, change and delete").isChecked())
    assert.isFalse(await page.getByLabel("Share files").isChecked())
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.getByLabel("Share files").check()
    await allow(page).click()
    await page.waitForURL(/\/callback\?code=/)
    const tokens = await saidBy(await program.redeem(clientId, codeOn(page), { redirect_uri: callback }))
    assert.strictEqual(tokens.scope, "mcp:read mcp:write mcp:share")
    token = tokens.access_token
  })

  it("is told no", async () => {
    await page.goto((await asked()).address)
    await page.getByRole("button", { name: "Don’t allow" }).press("Enter")
    await page.waitForURL(/error=/)
    assert.strictEqual(new URL(page.url()).searchParams.get("error"), "access_denied")
  })

  it("waits for whoever has to log in first", async () => {
    const theirs = await (await product.visitor()).newPage()
    await theirs.goto((await asked()).address)
    await theirs.getByRole("heading", { name: /^Welcome/ }).waitFor()
    await theirs.evaluate((bearer) => localStorage.setItem("auth_token", bearer), person.token)
    await theirs.reload()
    await theirs.getByRole("heading", { name: "Connect Notebook?" }).waitFor()
    await allow(theirs).click()
    await theirs.waitForURL(/code=/)
    assert.isNotEmpty(codeOn(theirs))
  })

  it("is not let in from another browser, on a dark phone too", async () => {
    const { consent } = await asked().then(async ({ address }) => {
      const answer = await fetch(address, { redirect: "manual" })
      return { consent: answer.headers.get("location") ?? "" }
    })
    const options = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const
    const theirs = await (await product.context(person, options)).newPage()
    await theirs.goto(`${product.server.url}${consent}`)
    await theirs.getByRole("alert").getByText("belongs to another browser").waitFor()
    assert.strictEqual(await allow(theirs).count(), 0)
    assert.deepStrictEqual(await violationsOn(theirs), [])
  })

  it("asks nothing of a plan without assistants", async () => {
    const theirs = await (await product.context(await product.user("connect-free", "free"))).newPage()
    await theirs.goto((await asked()).address)
    await theirs.getByText("Your plan doesn’t include assistants.").waitFor()
    assert.strictEqual(await allow(theirs).count(), 0)
    await theirs.goto(`${product.server.url}/transcribe/account`)
    const connect = theirs.getByRole("region", { name: "Connect an assistant" })
    await connect.getByText("Your plan doesn’t include assistants. They come with Pro.").waitFor()
    assert.strictEqual(await connect.getByRole("combobox").count(), 0)
    assert.deepStrictEqual(await violationsOn(theirs), [])
    await connect.getByRole("link", { name: "See the plans" }).press("Enter")
    await theirs.waitForURL(/\/payment\/plans$/)
  })
})

describe("the account page", () => {
  it("turns green at the first call of an assistant", async () => {
    await page.goto(`${product.server.url}/transcribe/account`)
    const connect = section("Connect an assistant")
    await connect.getByLabel("Assistant").selectOption("Cursor")
    await connect.getByText(`${product.server.url}/mcp`).waitFor()
    await connect.getByRole("button", { name: /^Copy/ }).click()
    await connect.getByText("Waiting for its first call").waitFor()
    assert.strictEqual((await program.call(token, toolCall("list_tasks", {}))).status, 200)
    await connect.getByText("Notebook is connected").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
  })

  it("lists who was let in, and ends it after asking", async () => {
    const apps = section("Connected apps").getByRole("listitem")
    const used = apps.filter({ hasText: "last used" })
    await used.getByText("may read, change, share").waitFor()
    await used.getByRole("button", { name: "Disconnect Notebook" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click()
    await used.waitFor({ state: "detached" })
    assert.strictEqual((await program.call(token)).status, 401)
    assert.deepStrictEqual(complaints, [])
  })
})
