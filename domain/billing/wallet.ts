import { DateTime } from "effect"
import type { Order } from "./order.ts"
import type { Payment } from "./payment.ts"
import { shareTakenBack } from "./payment.ts"
import type { Offer } from "./price.ts"

/** A wallet payment, with what was ordered. */
export type PaidOrder =
  & Pick<Payment, "plan" | "period" | "paidAt" | "amount" | "refunded" | "dispute">
  & Pick<Order, "begins">

/** A span of time for which a plan is paid. Months count from `anchor`. */
export interface PaidSpan extends Offer {
  readonly anchor: DateTime.Utc
  readonly start: DateTime.Utc
  readonly end: DateTime.Utc
}

/**
 * What the payments of a wallet pay for, in order: an early one extends from the old end, a change of plan begins
 * now, and refunded ones pay for nothing. The same plan continues as one span.
 */
export const paidSpans = (payments: ReadonlyArray<PaidOrder>): ReadonlyArray<PaidSpan> =>
  payments
    .filter((payment) => shareTakenBack(payment) < 1)
    .toSorted((a, b) => a.paidAt.epochMilliseconds - b.paidAt.epochMilliseconds)
    .reduce<ReadonlyArray<PaidSpan>>(withPayment, [])

const withPayment = (spans: ReadonlyArray<PaidSpan>, { plan, period, paidAt, begins }: PaidOrder) => {
  const last = spans.at(-1)
  const months = period === "year" ? 12 : 1
  if (last === undefined || begins === "now" || DateTime.isLessThanOrEqualTo(last.end, paidAt)) {
    const kept = spans.filter(({ start }) => DateTime.isLessThan(start, paidAt))
    return [...kept.map(cutAt(paidAt)), {
      plan,
      period,
      anchor: paidAt,
      start: paidAt,
      end: DateTime.add(paidAt, { months }),
    }]
  }
  if (last.plan !== plan) {
    return [...spans, { plan, period, anchor: last.end, start: last.end, end: DateTime.add(last.end, { months }) }]
  }
  return [...spans.slice(0, -1), {
    ...last,
    period,
    end: DateTime.add(last.anchor, { months: monthsOf(last) + months }),
  }]
}

const cutAt = (time: DateTime.Utc) => (span: PaidSpan): PaidSpan =>
  DateTime.isGreaterThan(span.end, time) ? { ...span, end: time } : span

/** Counted from the anchor each time: 31 January, 28 February, 31 March. */
const monthsOf = ({ anchor, end }: PaidSpan): number => {
  const [from, to] = [DateTime.toPartsUtc(anchor), DateTime.toPartsUtc(end)]
  return (to.year - from.year) * 12 + to.month - from.month
}

/** The span that contains a time, and what follows it; null if nothing is paid then. */
export const spanAt = (spans: ReadonlyArray<PaidSpan>, now: DateTime.Utc) => {
  const index = spans.findIndex(({ start, end }) =>
    DateTime.isLessThanOrEqualTo(start, now) && DateTime.isGreaterThan(end, now)
  )
  const span = spans[index]
  return span === undefined ? null : { span, next: spans[index + 1] ?? null }
}
