import { Schema } from "effect"
import type { KeptOn } from "../peer-page.ts"

const Seconds = Schema.Int

const Trade = Schema.Struct({
  /** The seller's number. */
  outTradeNo: Schema.String,
  /** Alipay's number. */
  tradeNo: Schema.String,
  /** In fen, as all amounts here. */
  amount: Schema.Int,
  subject: Schema.String,
  status: Schema.Literals(["WAIT_BUYER_PAY", "TRADE_SUCCESS", "TRADE_CLOSED"]),
  expiresAt: Seconds,
  paidAt: Schema.NullOr(Seconds),
  /** Amounts, by the seller's numbers for the refunds. */
  refunds: Schema.Record(Schema.String, Schema.Int),
  notifyUrl: Schema.String,
  returnUrl: Schema.String,
})
export type Trade = typeof Trade.Type

const Books = Schema.Struct({ trades: Schema.Record(Schema.String, Trade) })
export type Books = typeof Books.Type

export const readBooks = async (shelf: KeptOn): Promise<Books> => {
  const text = await shelf.load()
  return text === null ? { trades: {} } : Schema.decodeUnknownSync(Books)(JSON.parse(text))
}

export const withTrade = ({ trades }: Books, trade: Trade): Books => ({
  trades: { ...trades, [trade.outTradeNo]: trade },
})

/** The same records with every time shifted back, so that the simulated days have passed and the clock is right. */
export const shiftedBack = ({ trades }: Books, seconds: number): Books => ({
  trades: Object.fromEntries(Object.entries(trades).map(([number, trade]) => [number, earlier(trade, seconds)])),
})

const earlier = (trade: Trade, seconds: number): Trade => ({
  ...trade,
  expiresAt: trade.expiresAt - seconds,
  paidAt: trade.paidAt === null ? null : trade.paidAt - seconds,
})

export const refundedOf = ({ refunds }: Trade): number => Object.values(refunds).reduce((sum, one) => sum + one, 0)
