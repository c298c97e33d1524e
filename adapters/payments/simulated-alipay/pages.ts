import { yuanOf } from "#adapters/payments/alipay/units.ts"
import {
  amount,
  choices,
  facts,
  filled,
  html,
  link,
  safe,
  seeOther,
  warning,
} from "#adapters/payments/simulated-checkout/hosted-page.ts"
import { pageWords } from "#adapters/payments/simulated-checkout/page-words.ts"
import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"
import { alipayWords } from "./alipay-words.ts"
import type { Trade } from "./books.ts"

/** The pages in one language; each leads back to the shop. */
export const pagesIn = (language: string, shop: string) => {
  const words = alipayWords(language)
  const { subject: about, amount: howMuch, pay, back, notFound } = pageWords(language)
  const leave = link(shop, back)
  return {
    /** The payer's page: what is asked, and what became of it. */
    paying: ({ amount: fen, subject }: Trade, wasDeclined: boolean): HostedPage => {
      const price = amount(fen, "CNY", language)
      return html(
        language,
        filled(words.alipayTitle, { amount: price }),
        `${wasDeclined ? warning(words.balanceLow, words.tryAgain) : ""}
${facts([[about, `<span lang="zh">${safe(subject)}</span>`], [howMuch, price]])}
${choices({ pay: filled(pay, { amount: price }), decline: words.payEmpty })}
${leave}`,
      )
    },
    closed: html(language, words.closedTitle, `<p>${words.closed}</p>${leave}`, 410),
    noTrade: html(language, notFound, `<p>${words.noPayment}</p>${leave}`, 404),
    refused: html(language, words.signatureTitle, `<p>${words.signature}</p>${leave}`, 400),
  }
}

/** Back to the shop. What the address says proves nothing, as with the real one. */
export const backToShop = ({ returnUrl, outTradeNo, tradeNo, amount: fen }: Trade): HostedPage => {
  const url = new URL(returnUrl)
  url.searchParams.set("out_trade_no", outTradeNo)
  url.searchParams.set("trade_no", tradeNo)
  url.searchParams.set("total_amount", yuanOf(fen))
  return seeOther(url.href)
}
