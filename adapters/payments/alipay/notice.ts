import { PaymentNoticeInvalid } from "#domain/billing/errors.ts"
import type { Notice, RawNotice } from "#domain/billing/payment-provider.port.ts"
import type { AlipaySdk } from "alipay-sdk"
import { Effect } from "effect"
import type { AlipayOptions } from "./client.ts"
import { orderOf } from "./trade.ts"

/**
 * A notice with Alipay's signature (RSA2 only: the older one rests on SHA-1), for this application and this seller.
 * What it says about the trade is ignored; the trade is looked up.
 */
export const readNotice = Effect.fnUntraced(function*(sdk: AlipaySdk, options: AlipayOptions, { body }: RawNotice) {
  const fields = Object.fromEntries(new URLSearchParams(body))
  const { notify_id: eventId, trade_status: type = "", out_trade_no: number } = fields
  // `checkNotifySign` without V2 decodes twice, and refuses true notices with a percent sign.
  const isSigned = fields["sign_type"] === "RSA2" && (yield* Effect.try({
    try: () => sdk.checkNotifySignV2(fields),
    catch: () => new PaymentNoticeInvalid(),
  }).pipe(Effect.orElseSucceed(() => false)))
  const isOurs = fields["app_id"] === options.appId && fields["seller_id"] === options.sellerId
  if (!isSigned || !isOurs || eventId === undefined) {
    yield* Effect.logWarning("a notice from Alipay was refused", { isSigned, isOurs })
    return yield* new PaymentNoticeInvalid()
  }
  const order = orderOf(number)
  const notice: Notice = { eventId, type, subject: order === null ? null : { kind: "order", subject: order } }
  return notice
})
