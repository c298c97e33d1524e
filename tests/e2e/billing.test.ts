import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>

const button = (name: string | RegExp) => page.getByRole("button", { name })
const plan = () => page.getByRole("region", { name: "Your plan" })

/** Whether it comes to be shown. */
const seen = (wanted: Locator): Promise<boolean> => wanted.waitFor().then(() => true)

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("billing", "free")
  page = await (await product.context(person)).newPage()
  complaints = complaintsOf(page)
})

afterAll(() => product?.close())

describe("a plan", () => {
  it("is found from the minutes, with prices by month and by year", async () => {
    await page.goto(`${product.server.url}/transcribe`)
    await page.getByRole("link", { name: "Plans and minutes" }).press("Enter")
    await page.getByText("$19.99").waitFor()
    await page.getByRole("radio", { name: /Yearly/ }).press("Space")
    await page.getByText("$191.90").waitFor()
    await page.getByText("5 Ask AI questions a month").waitFor()
    await page.getByText("Any number of Ask AI questions").first().waitFor()
    await page.getByText("Simulated checkout: nothing is really charged on this server.").waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole("radio", { name: "Monthly" }).click()
  })

  it("costs nothing when the card is declined or the checkout is left", async () => {
    await button("Choose Pro").click()
    await button("Pay with a card that is declined").press("Enter")
    await page.getByRole("alert").getByText("Your card was declined.").waitFor()
    await page.getByRole("link", { name: "Cancel and go back" }).press("Enter")
    await page.getByRole("heading", { name: "Nothing was paid" }).waitFor()
    await page.getByRole("link", { name: "See the plans" }).press("Enter")
    assert.isTrue(await seen(plan().getByText("No paid plan.")))
  })

  it("is paid for on a page in the reader's language", async () => {
    const reader = await (await product.context(await product.user("leserin", "free"))).newPage()
    await reader.addInitScript(`localStorage.setItem("language", "de")`)
    await reader.goto(`${product.server.url}/transcribe/payment/plans`)
    await reader.getByRole("button", { name: "Pro wählen" }).press("Enter")
    await reader.getByRole("heading", { name: "Simulierte Bezahlung: 19,99 $" }).waitFor()
    assert.strictEqual(await reader.locator("html").getAttribute("lang"), "de")
    await reader.getByRole("button", { name: "Mit einer Karte bezahlen, die abgelehnt wird" }).press("Enter")
    await reader.getByRole("alert").getByText("Ihre Karte wurde abgelehnt.").waitFor()
    assert.deepStrictEqual(await violationsOn(reader), [])
    await reader.close()
  })

  it("is there as soon as it was paid, with its minutes, also in another tab", async () => {
    const other = await page.context().newPage()
    await other.goto(`${product.server.url}/transcribe`)
    const minutes = other.getByRole("region", { name: "Minutes" })
    await minutes.getByText("Free").waitFor()
    await button("Choose Pro").click()
    await button("Pay $19.99").press("Enter")
    await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor()
    await page.getByRole("link", { name: "See the plans" }).press("Enter")
    await plan().getByText(/^5,000 minutes are left until /).waitFor()
    await plan().getByText("1,000 bonus minutes are left; they don’t expire.").waitFor()
    await plan().getByText(/^Next charge: \$19\.99 on/).waitFor()
    assert.isTrue(await seen(page.getByText("Granted: Bonus for paying members")))
    await minutes.getByText("Pro").waitFor()
    await other.close()
  })

  it("is changed after a look at what that costs, line by line", async () => {
    await button("Choose Premium").click()
    const dialog = page.getByRole("dialog", { name: "Change to Premium" })
    await dialog.getByText("Unused time on Pro").waitFor()
    await dialog.getByRole("row", { name: "Charged now $20.00" }).waitFor()
    assert.isTrue(await dialog.getByText("After that, $39.99 a month.").isVisible())
    await dialog.getByRole("button", { name: "Change plan" }).press("Enter")
    await plan().getByText(/^Next charge: \$39\.99 on/).waitFor()
    assert.isTrue(await seen(plan().getByText(/^10,000 minutes are left until /)))
  })

  it("has a statement that can be kept as a file", async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), button("Download CSV").press("Enter")])
    assert.match(file.suggestedFilename(), /^minutes-\d{4}-\d\d-\d\d\.csv$/)
  })

  it("is cancelled in two clicks, and continued", async () => {
    await button("Cancel plan").press("Enter")
    await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).press("Enter")
    await plan().getByText(/^Paid until/).waitFor()
    await button("Continue plan").press("Enter")
    assert.isTrue(await seen(plan().getByText(/^Next charge/)))
  })

  it("that the operator gave is marked as the account's own, and is not for sale", async () => {
    const given = await (await product.context(await product.user("given", "pro"))).newPage()
    await given.goto(`${product.server.url}/transcribe/payment/plans`)
    const card = (name: string) =>
      given.getByRole("list", { name: "Plans" }).getByRole("listitem").filter({
        has: given.getByRole("heading", { name, exact: true }),
      })
    await card("Pro").getByText("Your plan").waitFor()
    assert.strictEqual(await card("Free").getByText("Your plan").count(), 0)
    assert.strictEqual(await given.getByRole("button", { name: "Choose Pro" }).count(), 0)
    assert.isTrue(await given.getByRole("button", { name: "Choose Premium" }).isEnabled())
    await given.close()
  })

  it("has a field for promo codes that says why one does not work", async () => {
    await button("Use code").press("Enter")
    await page.getByRole("alert").getByText("Enter a code.").waitFor()
    await page.getByRole("textbox", { name: "Code" }).fill("WINTER")
    await button("Use code").press("Enter")
    await page.getByRole("alert").getByText("This promo code doesn’t exist.").waitFor()
    // The unknown code is a 404, which browsers complain about.
    assert.isEmpty(complaints.filter((one) => !/promo\.redeemCode|status of 404/.test(one)))
  })
})
