import { PaymentRefused } from "#domain/billing/errors.ts"
import type { Renewals } from "#domain/billing/payment-provider.port.ts"
import { priceOf } from "#domain/billing/price.ts"
import type { SeenPayment, Snapshot } from "#domain/billing/snapshot.ts"
import { DateTime, Effect } from "effect"
import { type Invoice, refundedOf, type Subscription } from "./book.ts"
import { proration } from "./charges.ts"
import type { OpenBook, Opened } from "./open-book.ts"

/** Ended ones stay of interest for refunds and charge-backs. */
const remembered = 120 * 86_400

export const timeOf = (seconds: number): DateTime.Utc => DateTime.makeUnsafe(seconds * 1000)

/** Subscriptions that charge a card that is none. `base` is where the pages are. */
export const renewals = ({ change }: OpenBook, base: string): Renewals => {
  /** Of one that has not ended. */
  const withLiving = <A>(ref: string, work: (one: Subscription, opened: Opened) => Effect.Effect<A, PaymentRefused>) =>
    change((opened) => {
      const one = opened.book.subscriptions[ref]
      return one === undefined || one.status === "canceled" ? Effect.fail(new PaymentRefused()) : work(one, opened)
    })
  const set = (ref: string, changed: Partial<Subscription>) =>
    withLiving(
      ref,
      (one, { charges }) => Effect.sync(() => void charges.put({ ...one, ...changed }, "subscription.changed")),
    )
  const look = <A>(of: (opened: Opened) => A) => change((opened) => Effect.sync(() => of(opened)))

  return {
    lookUp: (ref) =>
      look(({ book }) => {
        const one = book.subscriptions[ref]
        const own = Object.values(book.invoices).filter(({ subscription }) => subscription === ref)
        return one === undefined ? null : snapshotOf(one, own, base)
      }),
    list: look(({ book, now }) =>
      Object.values(book.subscriptions).filter(({ endedAt }) => endedAt === null || endedAt > now - remembered)
        .map(({ id }) => id)
    ),
    sums: (since) =>
      look(({ book }) => {
        const paid = Object.values(book.invoices).filter(({ subscription, paidAt }) =>
          subscription !== null && paidAt !== null && paidAt * 1000 >= since.epochMilliseconds
        )
        return { count: paid.length, amount: paid.reduce((sum, { amount }) => sum + amount, 0) }
      }),
    preview: (ref, to) =>
      withLiving(ref, (one, { now }) => {
        const { charge, credit } = proration(one, to, now)
        const lines = [
          { kind: "credit", offer: { plan: one.plan, period: one.period }, amount: -credit },
          { kind: "charge", offer: to, amount: charge },
        ] as const
        return Effect.succeed({ lines, due: Math.max(0, charge - credit), currency: "USD" as const })
      }),
    change: (ref, to, when, key) => {
      if (when === "period_end") {
        return withLiving(ref, (one, { charges }) => {
          const next = one.plan === to.plan && one.period === to.period ? null : to
          return Effect.sync(() => void charges.put({ ...one, next, cancelAtPeriodEnd: false }, "subscription.changed"))
        })
      }
      return withLiving(ref, (one, { charges, now }) => {
        const made = one.changes[key]
        if (made === `${to.plan} ${to.period}`) return Effect.void
        if (made !== undefined || one.isDeclined) return Effect.fail(new PaymentRefused())
        return Effect.sync(() => charges.change(one, to, key, now))
      })
    },
    cancelAtEnd: (ref) => set(ref, { cancelAtPeriodEnd: true, next: null }),
    continue: (ref) => set(ref, { cancelAtPeriodEnd: false }),
    endNow: (ref) =>
      change(({ book, charges, now }) => {
        const one = book.subscriptions[ref]
        if (one === undefined) return Effect.fail(new PaymentRefused())
        return Effect.sync(() => void (one.status !== "canceled" && charges.end(one, now)))
      }),
    portal: (ref, back) =>
      withLiving(ref, ({ id }) => Effect.succeed(`${base}/portal/${id}?back=${encodeURIComponent(back)}`)),
  }
}

const snapshotOf = (one: Subscription, invoices: ReadonlyArray<Invoice>, base: string): Snapshot => {
  const { id, userId, plan, period, status, anchor, periodStart, periodEnd, cancelAtPeriodEnd, next } = one
  const isOver = cancelAtPeriodEnd || status === "canceled"
  const open = invoices.find(({ paidAt }) => paidAt === null)
  return {
    ref: id,
    userId,
    plan,
    period,
    currency: "USD",
    status,
    cancelAtPeriodEnd,
    next,
    anchor: timeOf(anchor),
    periodStart: timeOf(periodStart),
    periodEnd: timeOf(periodEnd),
    nextAmount: isOver ? null : priceOf(next ?? one, "USD"),
    payUrl: status === "past_due" && open !== undefined ? invoicePage(open, base) : null,
    payments: invoices.flatMap((invoice) => seenPayment(invoice, base)).toSorted((a, b) =>
      a.paidAt.epochMilliseconds - b.paidAt.epochMilliseconds
    ),
  }
}

const invoicePage = ({ id }: Invoice, base: string): string => `${base}/invoice/${id}`

/** The payment of an invoice; none as long as it is open. */
export const seenPayment = (invoice: Invoice, base: string): ReadonlyArray<SeenPayment> => {
  const { id, number, amount, currency, paidAt, dispute } = invoice
  if (paidAt === null) return []
  const invoiceUrl = invoicePage(invoice, base)
  return [{
    ref: id,
    number,
    amount,
    currency,
    dispute,
    invoiceUrl,
    paidAt: timeOf(paidAt),
    refunded: refundedOf(invoice),
  }]
}
