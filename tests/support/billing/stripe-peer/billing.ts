import { type Books, type Invoice, nameFor, type Price, type Session, type Subscription } from "./books.ts"
import { nextPeriod, retryAfter } from "./calendar.ts"

/** An event: what happened to which object. Times are seconds. */
export interface Happening {
  readonly type: string
  readonly object: { readonly object: string; readonly id: string }
}

/** Changes the records as Stripe would; `tell` receives every event in order. */
export const billingOn = (books: Books, prices: ReadonlyMap<string, Price>, tell: (event: Happening) => void) => {
  const priceOf = (id: string): Price => {
    const price = prices.get(id)
    if (price === undefined) throw new Error(`no such price: ${id}`)
    return price
  }
  const put = (one: Subscription): Subscription => (books.subscriptions[one.id] = one)
  const isDeclined = ({ customer }: Subscription): boolean => books.customers[customer]?.declines === true

  const charge = (one: Subscription, amount: number, now: number, status: "open" | "paid"): Invoice => {
    const invoice: Invoice = {
      id: nameFor("in"),
      object: "invoice",
      number: `SIM-${String(Object.keys(books.invoices).length + 1).padStart(5, "0")}`,
      customer: one.customer,
      subscription: one.id,
      currency: one.currency,
      amount,
      status,
      created: now,
      paid_at: status === "paid" ? now : null,
      payment_intent: nameFor("pi"),
      refunded: 0,
      dispute: null,
    }
    books.invoices[invoice.id] = invoice
    tell({ type: status === "paid" ? "invoice.paid" : "invoice.payment_failed", object: invoice })
    return invoice
  }

  const end = (one: Subscription, now: number): Subscription => {
    const ended = put({
      ...one,
      status: "canceled",
      ended_at: now,
      cancel_at_period_end: false,
      retry_at: null,
      schedule: null,
    })
    tell({ type: "customer.subscription.deleted", object: ended })
    return ended
  }

  const pay = (session: Session, now: number, declinesLater: boolean): void => {
    const price = priceOf(session.price)
    const customer = session.customer ?? nameFor("cus")
    const one = put({
      id: nameFor("sub"),
      object: "subscription",
      customer,
      status: "active",
      currency: price.currency,
      metadata: session.subscription_metadata,
      created: now,
      billing_cycle_anchor: now,
      cancel_at_period_end: false,
      ended_at: null,
      schedule: null,
      item: {
        id: nameFor("si"),
        price: price.id,
        current_period_start: now,
        current_period_end: nextPeriod(now, price, now),
      },
      retry_at: null,
      tries: 0,
    })
    books.customers[customer] = {
      id: customer,
      object: "customer",
      email: session.customer_email,
      declines: declinesLater,
    }
    charge(one, price.unit_amount, now, "paid")
    tell({ type: "customer.subscription.created", object: one })
    const done: Session = {
      ...session,
      status: "complete",
      payment_status: "paid",
      customer,
      subscription: one.id,
      url: null,
    }
    books.sessions[session.id] = done
    tell({ type: "checkout.session.completed", object: done })
  }

  /** The unused part of the old price is credited; a new interval begins a new period. */
  const proration = (one: Subscription, to: Price, at: number) => {
    const from = priceOf(one.item.price)
    const { current_period_start: start, current_period_end: stop } = one.item
    const left = Math.max(0, stop - at) / (stop - start)
    const credit = Math.round(from.unit_amount * left)
    const isSame = from.recurring.interval === to.recurring.interval
    return { credit, charge: isSame ? Math.round(to.unit_amount * left) : to.unit_amount, isSame }
  }

  const change = (one: Subscription, to: Price, at: number, now: number): Subscription => {
    const { credit, charge: due, isSame } = proration(one, to, at)
    const period = isSame ? {} : { current_period_start: now, current_period_end: nextPeriod(now, to, now) }
    const changed = put({
      ...one,
      billing_cycle_anchor: isSame ? one.billing_cycle_anchor : now,
      item: { ...one.item, price: to.id, ...period },
    })
    if (due !== credit) charge(changed, due - credit, now, "paid")
    tell({ type: "customer.subscription.updated", object: changed })
    return changed
  }

  const renew = (one: Subscription, now: number): void => {
    if (one.cancel_at_period_end) return void end(one, now)
    const next = one.schedule === null ? null : books.schedules[one.schedule]?.next ?? null
    const price = priceOf(next ?? one.item.price)
    if (one.schedule !== null) delete books.schedules[one.schedule]
    const isNewInterval = price.recurring.interval !== priceOf(one.item.price).recurring.interval
    const anchor = isNewInterval ? now : one.billing_cycle_anchor
    const declined = isDeclined(one)
    const renewed = put({
      ...one,
      schedule: null,
      billing_cycle_anchor: anchor,
      status: declined ? "past_due" : "active",
      retry_at: declined ? now + retryAfter[0] : null,
      tries: declined ? 1 : 0,
      item: {
        ...one.item,
        price: price.id,
        current_period_start: now,
        current_period_end: nextPeriod(now, price, anchor),
      },
    })
    charge(renewed, price.unit_amount, now, declined ? "open" : "paid")
    tell({ type: "customer.subscription.updated", object: renewed })
  }

  const payOpen = (one: Subscription, now: number): void => {
    const open = Object.values(books.invoices).find(({ subscription, status }) =>
      subscription === one.id && status === "open"
    )
    if (open !== undefined) books.invoices[open.id] = { ...open, status: "paid", paid_at: now }
    const healed = put({ ...one, status: "active", retry_at: null, tries: 0 })
    if (open !== undefined) tell({ type: "invoice.paid", object: open })
    tell({ type: "customer.subscription.updated", object: healed })
  }

  const retry = (one: Subscription, now: number): void => {
    if (!isDeclined(one)) return payOpen(one, now)
    const wait = retryAfter[one.tries]
    if (wait === undefined) return void end(one, now)
    put({ ...one, tries: one.tries + 1, retry_at: now + wait })
  }

  /** Advances to a time: renewals, failures, retries and endings, in order. */
  const liveTo = (time: number): void => {
    for (;;) {
      const due = Object.values(books.subscriptions).filter(({ status }) => status !== "canceled")
        .map((one) => ({ one, at: one.retry_at ?? one.item.current_period_end }))
        .toSorted((a, b) => a.at - b.at)[0]
      if (due === undefined || due.at > time) return
      if (due.one.retry_at === null) renew(due.one, due.at)
      else retry(due.one, due.at)
    }
  }

  return { priceOf, put, end, pay, proration, change, payOpen, liveTo }
}
