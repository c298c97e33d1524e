import { type Offer, type Period, priceOf } from "#domain/billing/price.ts"
import { type Book, type Checkout, type Invoice, nameFor, type Subscription } from "./book.ts"

/** What happened, and to which subscription or order. */
export interface Happening {
  readonly method: "card" | "alipay"
  readonly type: string
  readonly kind: "subscription" | "order"
  readonly subject: string
}

const day = 86_400

/** When a failed payment is tried again, by the number of attempts; after the last, the subscription ends. */
const retryAfter = [3 * day, 5 * day, 7 * day]

/** One period after `from`, on the anchor's day of the month if the month has it. */
const nextPeriod = (from: number, period: Period, anchor: number): number => {
  const date = new Date(from * 1000)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (period === "year" ? 12 : 1))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), last))
  return Math.floor(date.getTime() / 1000)
}

/** The unused part of the old price is credited; a new interval begins a new period. */
export const proration = (one: Subscription, to: Offer, now: number) => {
  // The same ten minutes for the preview and the change, so that what was shown is what is charged.
  const at = Math.max(one.periodStart, Math.floor(now / 600) * 600)
  const left = Math.max(0, one.periodEnd - at) / (one.periodEnd - one.periodStart)
  const isSame = one.period === to.period
  const full = priceOf(to, "USD")
  return {
    isSame,
    credit: Math.round(priceOf(one, "USD") * left),
    charge: isSame ? Math.round(full * left) : full,
  }
}

/** Changes the records as a provider of cards would; `tell` receives what happened, in order. */
export const chargesIn = (book: Book, tell: (happening: Happening) => void) => {
  const put = (one: Subscription, type: string): Subscription => {
    tell({ method: "card", type, kind: "subscription", subject: one.id })
    return (book.subscriptions[one.id] = one)
  }

  const bill = (
    of: Pick<Invoice, "subscription" | "plan" | "amount" | "currency">,
    now: number,
    isPaid: boolean,
  ): Invoice => {
    const number = `SIM-${String(Object.keys(book.invoices).length + 1).padStart(5, "0")}`
    const paidAt = isPaid ? now : null
    const invoice: Invoice = { id: nameFor("in"), number, ...of, createdAt: now, paidAt, refunds: {}, dispute: null }
    return (book.invoices[invoice.id] = invoice)
  }
  const charge = ({ id, plan }: Subscription, amount: number, now: number, isPaid = true): Invoice =>
    bill({ subscription: id, plan, amount, currency: "USD" }, now, isPaid)

  const pay = (checkout: Checkout, now: number, isDeclined: boolean): void => {
    const { id, orderId, method, userId, plan, period, amount, currency } = checkout
    const began = (): string => {
      const periodEnd = nextPeriod(now, period, now)
      const one = put({
        id: nameFor("sub"),
        userId,
        plan,
        period,
        status: "active",
        anchor: now,
        periodStart: now,
        periodEnd,
        cancelAtPeriodEnd: false,
        endedAt: null,
        next: null,
        isDeclined,
        retryAt: null,
        tries: 0,
        changes: {},
      }, "subscription.created")
      charge(one, amount, now)
      return one.id
    }
    const became = method === "card" ? began() : bill({ subscription: null, plan, amount, currency }, now, true).id
    book.checkouts[id] = { ...checkout, state: "paid", became }
    tell({ method, type: "checkout.paid", kind: "order", subject: orderId })
  }

  const end = (one: Subscription, now: number): Subscription =>
    put(
      { ...one, status: "canceled", endedAt: now, cancelAtPeriodEnd: false, retryAt: null, next: null },
      "subscription.ended",
    )

  const change = (one: Subscription, to: Offer, key: string, now: number): void => {
    const { credit, charge: due, isSame } = proration(one, to, now)
    const period = isSame ? {} : { anchor: now, periodStart: now, periodEnd: nextPeriod(now, to.period, now) }
    const changes = { ...one.changes, [key]: `${to.plan} ${to.period}` }
    const changed = put(
      { ...one, ...period, plan: to.plan, period: to.period, next: null, cancelAtPeriodEnd: false, changes },
      "subscription.changed",
    )
    if (due !== credit) charge(changed, due - credit, now)
  }

  const renew = (one: Subscription, now: number): void => {
    if (one.cancelAtPeriodEnd) return void end(one, now)
    const { plan, period } = one.next ?? one
    const anchor = period === one.period ? one.anchor : now
    const renewed = put({
      ...one,
      plan,
      period,
      anchor,
      next: null,
      periodStart: now,
      periodEnd: nextPeriod(now, period, anchor),
      ...one.isDeclined
        ? { status: "past_due", retryAt: now + (retryAfter[0] ?? 0), tries: 1 }
        : { status: "active", retryAt: null, tries: 0 },
    }, "subscription.renewed")
    charge(renewed, priceOf(renewed, "USD"), now, !one.isDeclined)
  }

  const payOpen = (one: Subscription, now: number): void => {
    for (const open of Object.values(book.invoices)) {
      if (open.subscription === one.id && open.paidAt === null) book.invoices[open.id] = { ...open, paidAt: now }
    }
    put({ ...one, status: "active", retryAt: null, tries: 0 }, "subscription.paid")
  }

  const retry = (one: Subscription, now: number): void => {
    if (!one.isDeclined) return payOpen(one, now)
    const wait = retryAfter[one.tries]
    if (wait === undefined) return void end(one, now)
    put({ ...one, tries: one.tries + 1, retryAt: now + wait }, "subscription.unpaid")
  }

  /** Advances to a time: renewals, failures, retries and endings, in order. */
  const liveTo = (time: number): void => {
    for (;;) {
      const due = Object.values(book.subscriptions).filter(({ status }) => status !== "canceled")
        .map((one) => ({ one, at: one.retryAt ?? one.periodEnd })).toSorted((a, b) => a.at - b.at)[0]
      if (due === undefined || due.at > time) return
      if (due.one.retryAt === null) renew(due.one, due.at)
      else retry(due.one, due.at)
    }
  }

  return { put, pay, end, change, payOpen, liveTo }
}
