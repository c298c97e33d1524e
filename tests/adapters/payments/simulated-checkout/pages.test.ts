import { alipayWords } from "#adapters/payments/simulated-alipay/alipay-words.ts"
import { pageWords } from "#adapters/payments/simulated-checkout/page-words.ts"
import { checkoutWords } from "#adapters/payments/simulated-stripe/checkout-words.ts"
import { invoiceWords } from "#adapters/payments/simulated-stripe/invoice-words.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { aPeer } from "../../../support/billing/a-peer.ts"
import { anOrder } from "../../../support/billing/a-subscription.ts"
import { anAlipayPeer } from "../../../support/billing/an-alipay-peer.ts"

const languages = ["en", "de", "es", "fr", "ja", "ko", "pt", "zh-CN"]
const now = DateTime.nowUnsafe()
const back = { success: "https://parley.test/payment/success", cancel: "https://parley.test/payment/cancel?order_id=1" }
const tables = { page: pageWords, checkout: checkoutWords, invoice: invoiceWords, alipay: alipayWords }
const pathOf = (url: string) => new URL(url).pathname.replace("/simulated-checkout/", "")
const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe("the pages of the simulated checkouts", () => {
  it.each(Object.entries(tables))("have the words of %s in eight languages, with their placeholders", (_, wordsIn) => {
    const english = Object.entries(wordsIn("en"))
    for (const language of languages.slice(1)) {
      const words = new Map(Object.entries(wordsIn(language)))
      assert.deepStrictEqual([...words.keys()], english.map(([key]) => key))
      for (const [key, text] of english) {
        assert.deepStrictEqual(placeholdersIn(words.get(key) ?? ""), placeholdersIn(text), `${language}: ${key}`)
        if (/[a-z]{4}.* [a-z]{3}/.test(text)) assert.notStrictEqual(words.get(key), text, `${language}: ${key}`)
      }
    }
  })

  it.effect.each(languages)("are written in %s", (language) =>
    Effect.gen(function*() {
      const { peer, provider } = yield* aPeer()
      const { url } = yield* provider.checkout(anOrder({ createdAt: now }), null, back)
      const { html } = yield* Effect.promise(() =>
        peer.page({ path: pathOf(url), choice: "decline", query: {}, language })
      )
      assert.include(html, `<html lang="${language}">`)
      for (const text of [pageWords(language).noCharge, checkoutWords(language).declined]) assert.include(html, text)
    }))

  it.effect.each(languages)(
    "of the wallet are written in %s, and lead back to the plans",
    (language) =>
      Effect.gen(function*() {
        const { peer, provider } = yield* anAlipayPeer()
        const order = anOrder({ createdAt: now, provider: "simulated-alipay", currency: "CNY", amount: 9900 })
        const url = new URL((yield* provider.checkout(order, null, back)).url)
        const opened = yield* Effect.promise(() =>
          peer.page({ path: pathOf(url.href), choice: null, query: Object.fromEntries(url.searchParams), language })
        )
        const there = new URL(opened.location ?? "")
        assert.strictEqual(there.searchParams.get("lang"), language)
        const shown = (path: string) =>
          Effect.promise(() => peer.page({ path, choice: "decline", query: {}, language }))
        const link = `<a href="https://parley.test/transcribe/payment/plans">${pageWords(language).back}</a>`
        const { html } = yield* shown(pathOf(there.href))
        for (const text of [`<html lang="${language}">`, alipayWords(language).balanceLow, link]) {
          assert.include(html, text)
        }
        for (const path of ["alipay/gateway", "alipay/unknown"]) {
          assert.include((yield* shown(path)).html, link)
        }
      }),
  )

  it("are in English for anyone else", () => assert.strictEqual(pageWords("tlh"), pageWords("en")))
})
