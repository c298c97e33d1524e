import { processes } from "#tests/support/product/processes.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { aHearingProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { join } from "node:path"
import type { Page } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>
const { cli } = processes()

const button = (name: string | RegExp) => page.getByRole("button", { name })
const plan = () => page.getByRole("region", { name: "Your plan" })
const payments = () => page.getByRole("region", { name: "Payments" })

/** What the operator does meanwhile, beside the server. Its clock moves for plans alone, and no other file buys there. */
const operator = async (...command: ReadonlyArray<string>): Promise<string> => {
  const { code, out } = await cli(join(product.server.folder, "data"), ...command)
  assert.strictEqual(code, 0, out)
  await page.reload()
  return out
}

beforeAll(async () => {
  product = await aHearingProduct()
  person = await product.user("endings", "free")
  page = await (await product.context(person, { viewport: { width: 390, height: 844 }, colorScheme: "dark" })).newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/payment/plans`)
})

afterAll(() => product?.close())

describe("a plan, on a phone and by keyboard", () => {
  it("is bought, and becomes a smaller one when what is paid is over", async () => {
    await button("Choose Premium").press("Enter")
    await button("Pay $39.99").press("Enter")
    await page.getByRole("heading", { name: "Welcome to Premium" }).waitFor()
    await page.getByRole("link", { name: "See the plans" }).press("Enter")
    await button("Choose Pro").press("Enter")
    const dialog = page.getByRole("dialog", { name: "Change to Pro" })
    await dialog.getByText(/^From .+, at \$19\.99 a month\. Nothing is charged now\.$/).waitFor()
    await dialog.getByRole("button", { name: "Change plan" }).press("Enter")
    await plan().getByText(/^Changes to Pro on/).waitFor()
    assert.deepStrictEqual(await violationsOn(page), [])
    await button("Choose Pro").waitFor({ state: "detached" })
    await button("Keep Premium").press("Enter")
    await plan().getByText(/^Changes to Pro on/).waitFor({ state: "detached" })
    await button("Choose Pro").press("Enter")
    await dialog.getByRole("button", { name: "Change plan" }).press("Enter")
    await plan().getByText(/^Changes to Pro on/).waitFor()
    await operator("billing", "advance", "32")
    await plan().getByText("Pro", { exact: true }).waitFor()
    await plan().getByText(/^Next charge: \$19\.99 on/).waitFor()
  })

  it("is refunded by the operator, and shows it", async () => {
    await payments().getByText("Paid").first().waitFor()
    const shown = await operator("subscription", "show", person.email, "--json")
    const { payments: paid }: { readonly payments: ReadonlyArray<{ readonly ref: string; readonly amount: number }> } =
      JSON.parse(shown)
    const last = paid.find(({ amount }) => amount === 1999) ?? assert.fail(shown)
    await operator("subscription", "refund", person.email, last.ref)
    await payments().getByText("Refunded", { exact: true }).waitFor()
    assert.strictEqual(await payments().getByText("Refunded", { exact: true }).count(), 1)
  })

  it("is disputed at the bank, and charged back", async () => {
    const [invoice] = await Promise.all([
      page.waitForEvent("popup"),
      payments().getByRole("listitem").filter({ hasText: "Paid" }).getByRole("link", { name: /^Invoice of .+ 20\d\d$/ })
        .press("Enter"),
    ])
    await invoice.getByRole("button", { name: "Ask the bank for the money back" }).press("Enter")
    await invoice.getByText("The bank is reviewing it.").waitFor()
    await operator("billing", "reconcile")
    await payments().getByText("Disputed").waitFor()
    await invoice.getByRole("button", { name: "The bank takes the money back" }).press("Enter")
    await invoice.getByText("charged back").waitFor()
    await operator("billing", "reconcile")
    await payments().getByText("Charged back").waitFor()
    assert.isAtMost(Number(await page.evaluate("document.documentElement.scrollWidth")), 390)
  })

  it("is cancelled, ends with what is paid, and cannot be revived", async () => {
    await button("Cancel plan").press("Enter")
    await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).press("Enter")
    await plan().getByText(/^Paid until/).waitFor()
    await operator("billing", "advance", "32")
    await plan().getByText(/^Ended on/).waitFor()
    assert.strictEqual(await button("Continue plan").count(), 0)
    assert.deepStrictEqual(complaints, [])
  })
})

describe("the page after a payment", () => {
  it.each(["order_id=0190a5f2-7c1e-7000-8000-0000000000b1", "order_id=lost", ""])(
    "ends at once on an order that is not there: ?%s",
    async (search) => {
      await page.goto(`${product.server.url}/transcribe/payment/success?${search}`)
      const outcome = page.getByRole("alert")
      await outcome.getByText("Payment information is missing: there is no such order in this account.").waitFor()
      await outcome.getByRole("link", { name: "See the plans" }).waitFor()
      assert.strictEqual(await outcome.getByRole("button").count(), 0)
    },
  )
})
