import type { ReportFields } from "#domain/usage/report-fields.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { deviceId } from "#web/lib/session.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { pageBefore, pageNow } from "#web/lib/usage/page-of.ts"
import { mayReport } from "#web/lib/usage/refusal.ts"
import { report } from "#web/lib/usage/report.ts"
import { usageKeys } from "#web/lib/usage/usage-keys.ts"

type Payment = ReportFields["payment"]
type Begun = Pick<Payment, "show_from" | "pay_money" | "pay_times" | "vip_type" | "month_length" | "day_length">

const constants = { pay_from: "230", pay_way: "1", pay_type: "14", product_id: "563" } as const

/** What is being bought outlives the page of the provider. */
const begun = (): Begun | null => {
  const kept = safeLocalStorage.read(usageKeys.payment)
  return kept === null ? null : JSON.parse(kept)
}

const isPaying = (): boolean => safeLocalStorage.read(storageKeys.user)?.includes('"plan_type":"paid"') === true

const send = (payment: Begun, outcome: Pick<Payment, "pay_result" | "pay_failreason" | "orderid">): void =>
  report("payment", {
    ...payment,
    ...constants,
    ...outcome,
    vip_status: isPaying() ? "1" : "0",
    product_openid: deviceId(),
  })

interface Offer {
  readonly plan: NonNullable<Payment["vip_type"]>
  readonly period: "month" | "year"
  /** In the smallest unit of the currency; null if it is not known. */
  readonly amount: number | null
}

/** Reports that paying begins, before the page of the provider is opened. */
export const notePaymentBegun = ({ plan, period, amount }: Offer, orderId: string): void => {
  if (!mayReport()) return
  const payment: Begun = {
    show_from: pageBefore(),
    ...(amount !== null && { pay_money: String(amount) }),
    pay_times: String(Number(begun()?.pay_times ?? 0) + 1),
    vip_type: plan,
    month_length: period === "month" ? "1" : "12",
    day_length: period === "month" ? "30" : "365",
  }
  safeLocalStorage.write(usageKeys.payment, JSON.stringify(payment))
  send(payment, { pay_result: "0", orderid: orderId })
}

/** Reports how it ended; `reason` for what was not paid. Back from the provider, the page knows no more than the address and what was kept. */
export const notePaymentEnded = (orderId: string | null, reason: string | null): void => {
  const unknown: Begun = { show_from: pageNow(), month_length: "1", day_length: "30" }
  send(begun() ?? unknown, {
    ...(orderId !== null && { orderid: orderId }),
    ...(reason === null ? { pay_result: "1" } : { pay_result: "2", pay_failreason: reason }),
  })
}
