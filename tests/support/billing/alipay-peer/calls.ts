import { chinaTime, fenOf, yuanOf } from "#adapters/payments/alipay/units.ts"
import { DateTime } from "effect"
import { type Books, refundedOf, type Trade, withTrade } from "./books.ts"

export type Fields = Readonly<Record<string, string>>

interface Answer {
  readonly books: Books
  readonly answer: Readonly<Record<string, string>>
}

/** What the gateway does with one call of a known application, by its method and `biz_content`. */
export const callOn = (books: Books, method: string, content: Fields): Answer => {
  const trade = Object.values(books.trades).find(({ outTradeNo, tradeNo }) =>
    outTradeNo === content["out_trade_no"] || tradeNo === content["trade_no"]
  )
  if (trade === undefined) return { books, answer: failed("ACQ.TRADE_NOT_EXIST") }
  if (method === "alipay.trade.query") return { books, answer: seen(trade) }
  if (method === "alipay.trade.close") return close(books, trade)
  if (method === "alipay.trade.refund") return refund(books, trade, content)
  return { books, answer: { code: "40002", msg: "Invalid Arguments", sub_code: "isv.invalid-method" } }
}

const failed = (code: string) => ({ code: "40004", msg: "Business Failed", sub_code: code, sub_msg: code })

const done = ({ outTradeNo, tradeNo }: Trade) => ({
  code: "10000",
  msg: "Success",
  out_trade_no: outTradeNo,
  trade_no: tradeNo,
})

/** Seconds as Alipay writes a time. */
export const written = (seconds: number): string => chinaTime(DateTime.makeUnsafe(seconds * 1000))

const seen = (trade: Trade) => ({
  ...done(trade),
  trade_status: trade.status,
  total_amount: yuanOf(trade.amount),
  ...(trade.paidAt !== null && { send_pay_date: written(trade.paidAt) }),
})

const close = (books: Books, trade: Trade): Answer =>
  trade.status === "WAIT_BUYER_PAY"
    ? { books: withTrade(books, { ...trade, status: "TRADE_CLOSED" }), answer: done(trade) }
    : { books, answer: failed("ACQ.TRADE_STATUS_ERROR") }

/** A refund number gives money back only once. A trade that was refunded in full is closed. */
const refund = (books: Books, trade: Trade, content: Fields): Answer => {
  const wanted = fenOf(content["refund_amount"])
  const number = content["out_request_no"] ?? trade.outTradeNo
  if (trade.refunds[number] !== undefined) {
    return { books, answer: { ...done(trade), fund_change: "N", refund_fee: yuanOf(refundedOf(trade)) } }
  }
  if (trade.status !== "TRADE_SUCCESS") return { books, answer: failed("ACQ.TRADE_STATUS_ERROR") }
  if (wanted === null || wanted === 0 || refundedOf(trade) + wanted > trade.amount) {
    return { books, answer: failed("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL") }
  }
  const given: Trade = { ...trade, refunds: { ...trade.refunds, [number]: wanted } }
  const after: Trade = refundedOf(given) === given.amount ? { ...given, status: "TRADE_CLOSED" } : given
  return {
    books: withTrade(books, after),
    answer: { ...done(after), fund_change: "Y", refund_fee: yuanOf(refundedOf(after)) },
  }
}
