import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email, Phone } from "#domain/account/user.ts"
import { keptText } from "#tests/support/server/kept-link.ts"
import { anOwnWebProduct, type OwnWebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { Effect, Layer, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: OwnWebProduct

beforeAll(async () => {
  product = await anOwnWebProduct({ REGION: "cn", SMS_PROVIDER: "outbox", SIGN_IN_METHODS: "phone,email" })
})

afterAll(() => product?.close())

/** The code of the newest message in the outbox. */
const sentCode = (): string => {
  const folder = join(product.server.folder, "data", "outbox")
  const [newest = ""] = readdirSync(folder).filter((name) => name.endsWith(".json")).toSorted().toReversed()
  return /\d{6}/.exec(JSON.parse(readFileSync(join(folder, newest), "utf8")).text)?.[0] ?? assert.fail("no code")
}

const codeOf = (to: string): string =>
  /\d{6}/.exec(keptText(product.server.folder, to))?.[0] ?? assert.fail(`no code for ${to}`)

/** Gives an account a number, as if it had signed up with it. */
const giveNumber = (database: string, email: Email, number: Phone) =>
  Effect.gen(function*() {
    const users = yield* UserStore
    const user = yield* users.findByEmail(email)
    if (user !== null) yield* users.setContact(user.id, "phone", number)
  }).pipe(Effect.provide(Layer.provide(Users.layer, Layer.orDie(Pool.layer(Redacted.make(database))))))

describe("the China edition, on a phone", () => {
  it("takes the number and then the code, says when one is wrong, and is paid by Alipay", async () => {
    const context = await product.visitor({ viewport: { width: 390, height: 844 } })
    await context.addInitScript("localStorage.setItem('language', 'en')")
    const page = await context.newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.getByRole("radio", { name: "Email address" }).press("Space")
    await page.getByRole("textbox", { name: "Email address" }).waitFor()
    await page.getByRole("radio", { name: "Phone number" }).press("Space")
    await page.getByRole("checkbox", { name: /^I agree/ }).check()
    const number = page.getByRole("textbox", { name: "Phone number" })
    await number.fill("138")
    await page.getByRole("button", { name: "Send me a code" }).click()
    await page.getByRole("alert").filter({ hasText: "Enter a valid phone number" }).waitFor()
    await number.fill("138 0013 8000")
    await page.getByRole("button", { name: "Send me a code" }).click()
    await page.getByText("the code for +86 138 0013 8000 is in its outbox").waitFor()
    assert.isEmpty(await violationsOn(page))
    const code = sentCode()
    await page.getByLabel("Code").fill(code === "000000" ? "111111" : "000000")
    await page.getByRole("alert").filter({ hasText: "Wrong verification code" }).waitFor()
    await page.getByLabel("Code").fill(code)
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor()
    assert.match(await page.evaluate("localStorage.getItem('auth_token')"), /^par_/)

    await page.goto(`${product.server.url}/transcribe/payment/plans`)
    await page.getByRole("button", { name: "Choose Pro" }).press("Enter")
    await page.getByRole("heading", { name: "Simulated Alipay: CN¥99.00" }).waitFor()
    await page.getByRole("link", { name: "Go back" }).press("Enter")
    await page.getByRole("heading", { name: "Nothing was paid" }).waitFor()
    await page.getByRole("link", { name: "See the plans" }).press("Enter")
    await page.getByRole("button", { name: "Choose Pro" }).press("Enter")
    await page.getByRole("heading", { name: "Simulated Alipay: CN¥99.00" }).waitFor()
    await page.getByRole("button", { name: "Pay from an empty balance" }).press("Enter")
    await page.getByRole("alert").getByText("Nothing was charged.", { exact: false }).waitFor()
    await page.getByRole("button", { name: "Pay CN¥99.00" }).press("Enter")
    await page.getByRole("heading", { name: "Welcome to Pro" }).waitFor()
    await page.getByRole("link", { name: "See the plans" }).press("Enter")
    await page.getByRole("button", { name: "Renew" }).waitFor()
    assert.isEmpty(await violationsOn(page))

    await page.goto(`${product.server.url}/transcribe/account`)
    await page.getByRole("button", { name: "Change your phone number" }).press("Enter")
    await page.getByLabel("New phone number").fill("139 0013 9000")
    await page.getByRole("button", { name: "Send the codes" }).press("Enter")
    await page.getByText("Enter both codes, in any order.").waitFor()
    await page.getByLabel("+8613800138000").fill(codeOf("+8613800138000"))
    await page.getByText("Confirmed").waitFor()
    await page.getByLabel("+8613900139000").fill(codeOf("+8613900139000"))
    await page.getByText("Your account now has +8613900139000").waitFor()
    await context.close()
  })

  it("undoes a change of number once the old one is proved again", async () => {
    const { url } = product.server
    const old = Phone.make("+8613700137000")
    const { email, call } = await product.user("moving", "free")
    await Effect.runPromise(giveNumber(product.server.database ?? "", Email.make(email), old))
    const { id } = await call<{ readonly id: string }>("POST", "/api/auth/user/contact", {
      kind: "phone",
      to: "13600136000",
    })
    const confirm = (side: "old" | "new", to: string) =>
      call("POST", "/api/auth/user/contact/confirm", { id, side, code: codeOf(to) })
    await confirm("new", "+8613600136000")
    await confirm("old", old)
    const context = await product.visitor({ viewport: { width: 390, height: 844 } })
    // Another browser: each gets one code a minute.
    const uuid = randomUUID()
    await context.addInitScript(
      `localStorage.setItem("language", "en"); localStorage.setItem("device_uuid", "${uuid}")`,
    )
    const page = await context.newPage()
    await page.goto(`${url}/transcribe/login`)
    await page.getByRole("radio", { name: "Phone number" }).press("Space")
    await page.getByRole("checkbox", { name: /^I agree/ }).check()
    await page.getByRole("textbox", { name: "Phone number" }).fill("137 0013 7000")
    await page.getByRole("button", { name: "Send me a code" }).click()
    await page.getByText("is in its outbox").waitFor()
    await page.getByLabel("Code").fill(codeOf(old))
    await page.getByText(`The account gets ${old} back in place of +86•••6000.`).waitFor()
    assert.isEmpty(await violationsOn(page))
    await page.getByRole("button", { name: "Undo the change" }).press("Enter")
    await page.getByRole("heading", { name: `The account has ${old} again` }).waitFor()
    await context.close()
  })

  it("leaves the focus where it was put while the form was on its way", async () => {
    const page = await (await product.visitor()).newPage()
    const form = Promise.withResolvers<void>()
    await page.route(/phone-form/, async (route) => {
      await form.promise
      await route.continue()
    })
    await page.goto(`${product.server.url}/transcribe/login`)
    const choice = page.getByRole("radio").nth(1)
    await choice.focus()
    form.resolve()
    await page.getByRole("textbox").waitFor()
    await page.keyboard.press("Space")
    await page.locator("input[type=email]").waitFor()
    assert.strictEqual(await page.locator("input[type=radio]:focus").count(), 1)
    await page.getByRole("radio").first().click()
    await page.locator("input:focus[type=tel]").waitFor()
  })

  it("starts in Chinese, whatever the browser speaks", async () => {
    const page = await (await product.visitor({ locale: "en-US" })).newPage()
    await page.goto(`${product.server.url}/transcribe/login`)
    await page.locator("html[lang=zh-CN]").waitFor()
    await expect.poll(() => page.locator("main").innerText()).toMatch(/手机/)
  })
})
