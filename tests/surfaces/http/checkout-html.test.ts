import { checkoutHtml } from "#api/http/checkout-html.ts"
import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"
import { languageCodes } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime } from "effect"

type Page = Exclude<HostedPage, { readonly _tag: "Elsewhere" }>

const paying = {
  _tag: "Paying",
  method: "card",
  plan: "pro",
  period: "month",
  amount: 1999,
  currency: "USD",
  email: `"ada"<b>@example.org`,
  isDeclined: false,
  back: `https://parley.test/?a="b"&c=<d>`,
} as const
const invoice = {
  _tag: "Invoice",
  number: "SIM-00001",
  plan: "pro",
  amount: 1999,
  currency: "USD",
  isPaid: true,
  refunded: 999,
  dispute: null,
  at: DateTime.makeUnsafe("2026-11-20T09:00:00Z"),
} as const

const shown = (page: Page): string => checkoutHtml(page, { language: "en", brand: "Par<ley" })
const buttonsOf = (page: Page) => [...shown(page).matchAll(/value="(\w+)"/g)].map(([, value]) => value)

describe("the pages of the simulated checkout", () => {
  it.each(languageCodes)("are written in %s, and say that nothing is charged", (language) => {
    const t = textsIn("server/checkout", language)
    const html = checkoutHtml({ ...paying, isDeclined: true }, { language, brand: "Parley" })
    for (const text of [`<html lang="${language}">`, t("noCharge"), t("card.declined"), t("card.decline")]) {
      assert.include(html, text)
    }
    const wallet = { ...paying, method: "alipay", currency: "CNY", amount: 9900, isDeclined: true } as const
    assert.include(checkoutHtml(wallet, { language, brand: "Parley" }), t("alipay.declined"))
  })

  it("offer what can be chosen there", () => {
    assert.deepStrictEqual(buttonsOf(paying), ["pay", "decline", "later"])
    assert.deepStrictEqual(buttonsOf({ ...paying, method: "alipay" }), ["pay", "decline"])
    assert.deepStrictEqual(buttonsOf({ _tag: "Card", isDeclined: true, back: "/" }), ["works", "declines"])
    assert.deepStrictEqual(buttonsOf({ ...invoice, isPaid: false }), ["pay"])
    assert.deepStrictEqual(buttonsOf(invoice), ["dispute"])
    assert.deepStrictEqual(buttonsOf({ ...invoice, dispute: "open" }), ["won", "lost"])
    assert.deepStrictEqual(buttonsOf({ ...invoice, dispute: "lost" }), [])
  })

  it("name amounts, and what was given back", () => {
    for (const text of ["Simulated checkout: $19.99", "$19.99 a month"]) assert.include(shown(paying), text)
    for (const text of ["Simulated invoice SIM-00001", "paid, $9.99 given back", "2026-11-20"]) {
      assert.include(shown(invoice), text)
    }
  })

  it("escape what others wrote", () => {
    const html = shown(paying)
    assert.notInclude(html, "<b>")
    assert.notInclude(html, "Par<ley")
    assert.include(html, `href="https://parley.test/?a=&quot;b&quot;&amp;c=&lt;d&gt;"`)
  })

  it.each(["page", "checkout", "customer", "invoice"] as const)("say which %s is not there", (what) => {
    assert.include(shown({ _tag: "Missing", what }), `There is no such ${what}`)
  })
})
