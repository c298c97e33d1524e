import type { Order } from "#domain/billing/order.ts"
import type { OrderOutcome } from "#domain/billing/payment-provider.port.ts"
import { OrderId } from "#domain/kernel/ids.ts"
import { Option, Schema } from "effect"
import { fenOf, fromChinaTime } from "./units.ts"

/** An order's number at Alipay, which does not allow hyphens. */
export const tradeNumberOf = (id: string): string => id.replaceAll("-", "")

/** The order with a number; null if it is not one of ours. */
export const orderOf = (number: unknown): OrderId | null => {
  const parts = typeof number === "string" ? /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(number) : null
  return parts === null ? null : Option.getOrNull(Schema.decodeUnknownOption(OrderId)(parts.slice(1).join("-")))
}

/** The fields that we use from Alipay's answer about a trade. */
interface Trade {
  readonly [field: string]: unknown
}

/** Null for an answer about another trade, or without the fields that a payment has. */
export const outcomeOf = (order: Order, trade: Trade): OrderOutcome | null => {
  if (trade["outTradeNo"] !== tradeNumberOf(order.id)) return null
  const paidAt = fromChinaTime(trade["sendPayDate"])
  const status = trade["tradeStatus"]
  if (status === "WAIT_BUYER_PAY") return { state: "open" }
  // A trade is also closed once it has been refunded in full.
  if (status === "TRADE_CLOSED" && paidAt === null) return { state: "closed" }
  if (status !== "TRADE_SUCCESS" && status !== "TRADE_FINISHED" && status !== "TRADE_CLOSED") return null
  const amount = fenOf(trade["totalAmount"])
  const ref = trade["tradeNo"]
  if (paidAt === null || amount === null || typeof ref !== "string") return null
  const refunded = status === "TRADE_CLOSED" ? amount : 0
  const payment = {
    ref,
    number: null,
    amount,
    currency: "CNY",
    paidAt,
    refunded,
    dispute: null,
    invoiceUrl: null,
  } as const
  return { state: "paid", payment }
}
