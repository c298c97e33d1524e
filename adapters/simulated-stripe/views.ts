import type { Books, Invoice, Price, Schedule, Session, Subscription } from "./books.ts"

/** Objects as the API shows them. */
export const viewsOf = (books: Books, prices: ReadonlyMap<string, Price>, base: string) => {
  const list = <A>(data: ReadonlyArray<A>, hasMore = false) => ({ object: "list", url: "/v1", has_more: hasMore, data })

  const session = ({ subscription_metadata: _, price: _price, ...rest }: Session) => rest

  const schedule = ({ id, subscription, next }: Schedule) => {
    const item = books.subscriptions[subscription]?.item
    const [start, end] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0]
    const phase = (price: string, from: number, to: number) => ({
      start_date: from,
      end_date: to,
      items: [{ price: prices.get(price) ?? price, quantity: 1 }],
    })
    return {
      id,
      object: "subscription_schedule",
      status: "active",
      subscription,
      end_behavior: "release",
      current_phase: { start_date: start, end_date: end },
      phases: [phase(item?.price ?? "", start, end), ...(next === null ? [] : [phase(next, end, end + (end - start))])],
    }
  }

  const subscription = ({ item, retry_at: _, tries: _tries, ...rest }: Subscription, isExpanded = false) => ({
    ...rest,
    schedule: rest.schedule !== null && isExpanded && books.schedules[rest.schedule] !== undefined
      ? schedule(
        books.schedules[rest.schedule] ?? { id: "", object: "subscription_schedule", subscription: "", next: null },
      )
      : rest.schedule,
    start_date: rest.created,
    collection_method: "charge_automatically",
    cancel_at: rest.cancel_at_period_end ? item.current_period_end : null,
    items: list([{ ...item, object: "subscription_item", quantity: 1, price: prices.get(item.price) }]),
  })

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
    parent: { type: "subscription_details", subscription_details: { subscription: one.subscription } },
    payments: list(
      one.status === "paid"
        ? [{
          object: "invoice_payment",
          status: "paid",
          payment: { type: "payment_intent", payment_intent: one.payment_intent },
        }]
        : [],
    ),
    lines: list([]),
  })

  const charge = (one: Invoice) => ({
    id: one.payment_intent.replace("pi_", "ch_"),
    object: "charge",
    amount: one.amount,
    amount_refunded: one.refunded,
    currency: one.currency,
    customer: one.customer,
    disputed: one.dispute !== null,
    payment_intent: one.payment_intent,
  })

  const dispute = (one: Invoice) => ({
    id: one.payment_intent.replace("pi_", "dp_"),
    object: "dispute",
    status: one.dispute,
    payment_intent: one.payment_intent,
    charge: one.payment_intent.replace("pi_", "ch_"),
  })

  return { list, session, schedule, subscription, invoice, charge, dispute }
}
