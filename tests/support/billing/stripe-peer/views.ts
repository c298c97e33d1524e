import type { Books, Invoice, Price, Schedule, Session, Subscription } from "./books.ts"

export const listOf = <A>(data: ReadonlyArray<A>, hasMore = false) => ({
  object: "list",
  url: "/v1",
  has_more: hasMore,
  data,
})

export const sessionView = (session: Session) => ({ ...session, subscription_metadata: undefined, price: undefined })

/** A paid invoice as the charge that paid it. */
export const chargeView = (one: Invoice) => ({
  id: chargeOf(one),
  object: "charge",
  amount: one.amount,
  amount_refunded: one.refunded,
  currency: one.currency,
  customer: one.customer,
  disputed: one.dispute !== null,
  payment_intent: one.payment_intent,
})

export const disputeView = (one: Invoice) => ({
  id: one.payment_intent.replace("pi_", "dp_"),
  object: "dispute",
  status: one.dispute,
  payment_intent: one.payment_intent,
  charge: chargeOf(one),
})

export const chargeOf = ({ payment_intent: intent }: Invoice): string => intent.replace("pi_", "ch_")

/** The objects that name others, as the API shows them. */
export const viewsOf = (books: Books, prices: ReadonlyMap<string, Price>, base: string) => {
  const phaseOf = (price: string, from: number, to: number) => ({
    start_date: from,
    end_date: to,
    items: [{ price: prices.get(price) ?? price, quantity: 1 }],
  })

  const schedule = ({ id, subscription, next }: Schedule) => {
    const item = books.subscriptions[subscription]?.item
    const [start, end] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0]
    return {
      id,
      object: "subscription_schedule",
      status: "active",
      subscription,
      end_behavior: "release",
      current_phase: { start_date: start, end_date: end },
      phases: [
        phaseOf(item?.price ?? "", start, end),
        ...(next === null ? [] : [phaseOf(next, end, end + (end - start))]),
      ],
    }
  }

  const subscription = (one: Subscription, isExpanded = false) => {
    const planned = one.schedule === null ? undefined : books.schedules[one.schedule]
    return {
      ...one,
      item: undefined,
      retry_at: undefined,
      tries: undefined,
      schedule: planned !== undefined && isExpanded ? schedule(planned) : one.schedule,
      start_date: one.created,
      collection_method: "charge_automatically",
      cancel_at: one.cancel_at_period_end ? one.item.current_period_end : null,
      items: listOf([{ ...one.item, object: "subscription_item", quantity: 1, price: prices.get(one.item.price) }]),
    }
  }

  const invoice = (one: Invoice) => ({
    id: one.id,
    object: "invoice",
    number: one.number,
    customer: one.customer,
    currency: one.currency,
    created: one.created,
    status: one.status,
    total: one.amount,
    amount_due: one.amount,
    amount_paid: one.status === "paid" ? one.amount : 0,
    status_transitions: {
      paid_at: one.paid_at,
      finalized_at: one.created,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    hosted_invoice_url: `${base}/invoice/${one.id}`,
    parent: {
      type: "subscription_details",
      subscription_details: {
        subscription: one.subscription,
        metadata: books.subscriptions[one.subscription]?.metadata ?? {},
      },
    },
    payments: listOf(one.status === "paid" ? [paymentOf(one)] : []),
    lines: listOf([]),
  })

  return { schedule, subscription, invoice }
}

const paymentOf = ({ payment_intent: intent }: Invoice) => ({
  object: "invoice_payment",
  status: "paid",
  payment: { type: "payment_intent", payment_intent: intent },
})
