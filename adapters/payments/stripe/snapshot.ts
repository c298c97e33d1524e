import { Currency, type Offer, PaidPlan, Period } from "#domain/billing/price.ts"
import type { SeenPayment, Snapshot } from "#domain/billing/snapshot.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Schema } from "effect"
import type { Stripe } from "stripe"

/** Everything that is requested from Stripe about one subscription. */
export interface Found {
  readonly subscription: Stripe.Subscription
  readonly invoices: ReadonlyArray<Stripe.Invoice>
  readonly charges: ReadonlyArray<Stripe.Charge>
  readonly disputes: ReadonlyArray<Stripe.Dispute>
}

/** Whether a subscription was made here: others may sell through the same account. */
export const isOurs = (metadata: Stripe.Metadata | null | undefined): boolean =>
  Schema.is(UserId)(metadata?.["user_id"])

const LookupKey = Schema.TemplateLiteralParser(["parley_", PaidPlan, "_", Period, "_", Schema.Literals(["usd", "cny"])])
const readKey = Schema.decodeUnknownSync(LookupKey)

/** The lookup key of a price at Stripe: "parley_pro_month_usd". */
export const lookupKeyOf = ({ plan, period }: Offer, currency: Currency): string =>
  `parley_${plan}_${period}_${currency.toLowerCase()}`

/** What a price sells. Throws for one that is not ours. */
export const offerOf = ({ lookup_key: key }: Stripe.Price): Offer => {
  const [, plan, , period] = readKey(key)
  return { plan, period }
}

/** Periods are on the item since 2025-03-31. */
export const itemOf = ({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const item = items.data[0]
  if (item === undefined) throw new Error(`the subscription ${id} has no item`)
  return item
}

export const snapshotOf = (found: Found): Snapshot => {
  const { subscription, invoices } = found
  const item = itemOf(subscription)
  const offer = offerOf(item.price)
  const next = nextOf(subscription)
  const isOver = subscription.cancel_at_period_end || subscription.status === "canceled"
  const open = invoices.find(({ status }) => status === "open")
  return {
    ...offer,
    ref: subscription.id,
    userId: subscription.metadata["user_id"] ?? "",
    currency: currencyOf(subscription.currency),
    status: statusOf(subscription.status),
    anchor: timeOf(subscription.billing_cycle_anchor),
    periodStart: timeOf(item.current_period_start),
    periodEnd: timeOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    next: next === null ? null : next.offer,
    nextAmount: isOver ? null : next?.amount ?? item.price.unit_amount,
    payUrl: subscription.status === "past_due" ? open?.hosted_invoice_url ?? null : null,
    payments: invoices.filter(({ status, amount_paid: paid }) => status === "paid" && paid > 0)
      .map((invoice) => paymentOf(invoice, found))
      .toSorted((a, b) => a.paidAt.epochMilliseconds - b.paidAt.epochMilliseconds),
  }
}

/** The phase of its schedule that follows this period. */
const nextOf = ({ schedule }: Stripe.Subscription) => {
  if (schedule === null || typeof schedule === "string") return null
  const { phases, current_phase: current } = schedule
  const following = phases.find(({ start_date: start }) => current !== null && start >= current.end_date)
  const price = following?.items[0]?.price
  if (price === undefined || typeof price === "string" || price.deleted === true) return null
  return { offer: offerOf(price), amount: price.unit_amount }
}

const statusOf = (status: Stripe.Subscription["status"]): Snapshot["status"] => {
  if (status === "active" || status === "trialing") return "active"
  return status === "past_due" || status === "unpaid" ? "past_due" : "canceled"
}

const paymentOf = (invoice: Stripe.Invoice, { charges, disputes }: Found): SeenPayment => {
  const intent = intentOf(invoice)
  const own = charges.filter((charge) => intent !== null && idOf(charge.payment_intent) === intent)
  const dispute = disputes.find((one) => intent !== null && idOf(one.payment_intent) === intent)
  return {
    ref: invoice.id ?? "",
    number: invoice.number,
    amount: invoice.amount_paid,
    currency: currencyOf(invoice.currency),
    paidAt: timeOf(invoice.status_transitions.paid_at ?? invoice.created),
    refunded: own.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0),
    dispute: dispute === undefined
      ? null
      : dispute.status === "lost"
      ? "lost"
      : dispute.status === "won"
      ? "won"
      : "open",
    invoiceUrl: invoice.hosted_invoice_url ?? null,
  }
}

/** The payment intent that paid an invoice; its list of payments has to be expanded. */
export const intentOf = ({ payments }: Stripe.Invoice): string | null =>
  idOf(payments?.data.find(({ payment }) => payment.payment_intent !== undefined)?.payment.payment_intent ?? null)

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === "string" ? value : value?.id ?? null

const currencyOf = (currency: string): Currency => Schema.decodeUnknownSync(Currency)(currency.toUpperCase())

const timeOf = (seconds: number): DateTime.Utc => DateTime.makeUnsafe(seconds * 1000)
