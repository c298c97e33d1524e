import { yuanOf } from "#adapters/alipay/units.ts"
import { amount, html, safe, seeOther } from "#adapters/simulated-checkout/hosted-page.ts"
import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"
import type { Trade } from "./books.ts"

/** The payer's page: what is asked, and what became of it. */
export const payingPage = (trade: Trade, wasDeclined: boolean): HostedPage =>
  html(
    `Simulated Alipay: ${amount(trade.amount, "CNY")}`,
    `${
      wasDeclined
        ? `<p role="alert"><strong>Your balance is too low.</strong> Nothing was charged. Try again.</p>`
        : ""
    }
<dl><dt>For</dt><dd lang="zh">${safe(trade.subject)}</dd><dt>Amount</dt><dd>${amount(trade.amount, "CNY")}</dd></dl>
<form method="post"><p><button name="choice" value="pay">Pay ${amount(trade.amount, "CNY")}</button></p>
<p><button name="choice" value="decline">Pay from an empty balance</button></p></form>
<p>To leave without paying, go back in your browser.</p>`,
  )

export const closedPage = html("This payment is closed", "<p>It was not paid in time, or was refunded.</p>", 410)
export const noTradePage = html("Not found", "<p>There is no such payment.</p>", 404)
export const refusedPage = html(
  "Invalid signature",
  "<p>This address was changed, or belongs to another shop.</p>",
  400,
)

/** Back to the shop. What the address says proves nothing, as with the real one. */
export const backToShop = ({ returnUrl, outTradeNo, tradeNo, amount: fen }: Trade): HostedPage => {
  const url = new URL(returnUrl)
  url.searchParams.set("out_trade_no", outTradeNo)
  url.searchParams.set("trade_no", tradeNo)
  url.searchParams.set("total_amount", yuanOf(fen))
  return seeOther(url.href)
}
