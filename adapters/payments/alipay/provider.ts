import { PaymentUnavailable } from "#domain/billing/errors.ts"
import { type Order, orderLasts } from "#domain/billing/order.ts"
import type { OrderOutcome, PaymentProvider } from "#domain/billing/payment-provider.port.ts"
import { CallerDevice, isPhone } from "#domain/kernel/caller-device.ts"
import { DateTime, Effect } from "effect"
import { type AlipayOptions, ask, insist, makeClient } from "./client.ts"
import { readNotice } from "./notice.ts"
import { outcomeOf, tradeNumberOf } from "./trade.ts"
import { chinaTime, yuanOf } from "./units.ts"

/** Where people pay: a code to scan on computers; on phones Alipay's own app opens. */
const pages = {
  computer: { method: "alipay.trade.page.pay", product: "FAST_INSTANT_TRADE_PAY" },
  phone: { method: "alipay.trade.wap.pay", product: "QUICK_WAP_WAY" },
} as const

/** Alipay through its own library: each period is paid by hand. */
export const alipayProvider = Effect.fnUntraced(function*(options: AlipayOptions) {
  const client = yield* Effect.cached(makeClient(options))
  const provider: PaymentProvider = {
    id: "alipay",
    method: "alipay",
    isSimulated: false,
    currency: "CNY",
    renewals: null,
    checkout: Effect.fnUntraced(function*(order, _email, back) {
      const sdk = yield* client
      const ref = tradeNumberOf(order.id)
      const page = isPhone(yield* CallerDevice) ? pages.phone : pages.computer
      const url = sdk.pageExecute(page.method, "GET", {
        timestamp: chinaTime(yield* DateTime.now),
        notifyUrl: options.noticeUrl,
        returnUrl: back.success.replace("{CHECKOUT_SESSION_ID}", ref),
        bizContent: {
          outTradeNo: ref,
          totalAmount: yuanOf(order.amount),
          subject: subjectOf(order, options.brand),
          productCode: page.product,
          ...(page === pages.phone && { quitUrl: back.cancel }),
          timeExpire: chinaTime(DateTime.addDuration(order.createdAt, orderLasts)),
        },
      })
      return { ref, url }
    }),
    lookUpOrder: Effect.fnUntraced(function*(order) {
      const { answer, refused } = yield* ask(client, "alipay.trade.query", { outTradeNo: tradeNumberOf(order.id) })
      // Alipay knows a trade once its payer has opened it, and forgets it if it was not paid.
      if (refused !== null) return unknown(order, yield* DateTime.now)
      const outcome = outcomeOf(order, answer)
      if (outcome !== null) return outcome
      yield* Effect.logError("an answer from Alipay does not match the order", { order: order.id })
      return yield* new PaymentUnavailable()
    }),
    // One that was never opened, or has been paid in the meantime, is refused and stays as it is.
    closeOrder: ({ id }) => Effect.asVoid(ask(client, "alipay.trade.close", { outTradeNo: tradeNumberOf(id) })),
    refund: (payment, amount, key) =>
      Effect.asVoid(
        insist(client, "alipay.trade.refund", {
          tradeNo: payment,
          refundAmount: yuanOf(amount),
          outRequestNo: key.replaceAll(" ", "_"),
        }),
      ),
    readNotice: (notice) => Effect.flatMap(client, (sdk) => readNotice(sdk, options, notice)),
  }
  return provider
})

const unknown = ({ createdAt }: Order, now: DateTime.Utc): OrderOutcome => ({
  state: DateTime.isLessThan(createdAt, DateTime.subtract(now, orderLasts)) ? "closed" : "open",
})

/** Payers of Alipay read Chinese. */
const subjectOf = ({ plan, period }: Order, brand: string): string =>
  `${brand} ${plan.charAt(0).toUpperCase()}${plan.slice(1)} ${period === "year" ? "一年" : "一个月"}`
