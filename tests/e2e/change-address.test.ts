import { keptText } from "#tests/support/server/kept-link.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { randomUUID } from "node:crypto"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page

const fresh = `king-${randomUUID()}@example.net`
const codeFor = (address: string): string =>
  /^\d{6}$/mu.exec(keptText(product.server.folder, address))?.[0] ?? assert.fail(`no code for ${address}`)

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("moving", "free")
  page = await (await product.context(person)).newPage()
  await page.goto(`${product.server.url}/transcribe/account`)
})

afterAll(() => product?.close())

describe("another email address for an account", () => {
  it("is asked for in the profile, and refused in words beside the field", async () => {
    await page.getByRole("button", { name: "Change your email address" }).press("Enter")
    const dialog = page.getByRole("dialog", { name: "Change your email address" })
    await dialog.getByLabel("New email address").fill(person.email.toUpperCase())
    await page.keyboard.press("Enter")
    await dialog.getByRole("alert").getByText("The account has this one already.").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await dialog.getByLabel("New email address").fill(fresh)
    await page.keyboard.press("Enter")
    await dialog.getByText("Enter both codes, in any order.").waitFor()
  })

  it("takes both codes, says when one is wrong, and shows the new address", async () => {
    const dialog = page.getByRole("dialog")
    const [old, other] = [dialog.getByLabel(person.email), dialog.getByLabel(fresh)]
    const code = codeFor(fresh)
    await other.fill(code === "000000" ? "111111" : "000000")
    await dialog.getByRole("alert").filter({ hasText: "Wrong verification code" }).waitFor()
    await other.fill(code)
    await dialog.getByText("Confirmed").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await old.fill(codeFor(person.email))
    await page.getByText(`Your account now has ${fresh}`).waitFor()
    await page.getByRole("region", { name: "Profile" }).getByText(fresh, { exact: true }).waitFor()
  })

  it("is undone by the link in the old mailbox, which says first what it does, and ends this session", async () => {
    const link = /http\S+undo-change#\S+/u.exec(keptText(product.server.folder, person.email))?.[0]
    assert.isDefined(link)
    const reader = await (await product.visitor()).newPage()
    await reader.goto(link)
    await reader.getByText(`The account gets ${person.email} back in place of k•••@example.net.`).waitFor()
    assert.deepStrictEqual(await violationsOn(reader), [])
    await reader.getByRole("button", { name: "Undo the change" }).press("Enter")
    await reader.getByRole("heading", { name: `The account has ${person.email} again` }).waitFor()
    await page.reload()
    await page.getByText("Your session has ended", { exact: false }).waitFor()
    await reader.reload()
    await reader.getByRole("heading", { name: "There’s nothing to undo" }).waitFor()
    await reader.getByRole("alert").waitFor()
    assert.deepStrictEqual(await violationsOn(reader), [])
    await reader.context().close()
  })
})
