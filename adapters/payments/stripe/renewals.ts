import { PaymentRefused } from "#domain/billing/errors.ts"
import type { Renewals } from "#domain/billing/payment-provider.port.ts"
import type { Sums } from "#domain/billing/payment.ts"
import type { Preview } from "#domain/billing/preview.ts"
import type { Offer } from "#domain/billing/price.ts"
import { Effect } from "effect"
import type { Stripe } from "stripe"
import { ask, isMissing } from "./client.ts"
import { priceIdOf } from "./prices.ts"
import { type Found, isOurs, itemOf, offerOf, snapshotOf } from "./snapshot.ts"

/** Ended ones stay of interest for refunds and charge-backs. */
const remembered = 120 * 86_400

/** Subscriptions, as Stripe charges them by itself. */
export const renewals = (client: Effect.Effect<Stripe>): Renewals => ({
  lookUp: (ref) =>
    ask(client, "lookUp", (stripe) => find(stripe, ref)).pipe(
      Effect.flatMap((found) => found === null ? Effect.succeed(null) : read(found)),
    ),
  list: ask(client, "list", async (stripe) => {
    const since = Math.floor(Date.now() / 1000) - remembered
    const names: Array<string> = []
    for await (const { id, ended_at: ended, metadata } of stripe.subscriptions.list({ status: "all", limit: 100 })) {
      if (isOurs(metadata) && (ended === null || ended > since)) names.push(id)
    }
    return names
  }),
  sums: (since) => ask(client, "sums", (stripe) => sums(stripe, Math.floor(since.epochMilliseconds / 1000))),
  preview: (ref, to) => ask(client, "preview", (stripe) => preview(stripe, ref, to)),
  change: (ref, to, when, key) =>
    Effect.asVoid(
      ask(
        client,
        "change",
        (stripe) => when === "now" ? changeNow(stripe, ref, to, key) : changeLater(stripe, ref, to),
      ),
    ),
  cancelAtEnd: (ref) =>
    Effect.asVoid(ask(client, "cancelAtEnd", async (stripe) => {
      await releaseSchedule(stripe, ref)
      await stripe.subscriptions.update(ref, { cancel_at_period_end: true })
    })),
  continue: (ref) =>
    Effect.asVoid(
      ask(client, "continue", (stripe) => stripe.subscriptions.update(ref, { cancel_at_period_end: false })),
    ),
  endNow: (ref) =>
    Effect.asVoid(ask(client, "endNow", async (stripe) => {
      const { status } = await stripe.subscriptions.retrieve(ref)
      if (status !== "canceled") await stripe.subscriptions.cancel(ref)
    })),
  portal: (ref, back) =>
    ask(client, "portal", async (stripe) => {
      const { customer } = await stripe.subscriptions.retrieve(ref)
      const { url } = await stripe.billingPortal.sessions.create({ customer: idOf(customer), return_url: back })
      return url
    }),
})

const find = async (stripe: Stripe, ref: string) => {
  const subscription = await stripe.subscriptions.retrieve(ref, { expand: ["schedule.phases.items.price"] }).catch(
    (error: unknown) => isMissing(error) ? null : Promise.reject(error),
  )
  if (subscription === null || !isOurs(subscription.metadata)) return null
  const customer = idOf(subscription.customer)
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ subscription: ref, limit: 100, expand: ["data.payments"] })
      .autoPagingToArray({ limit: 1000 }),
    stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 }),
  ])
  const disputed = charges.filter((charge) => charge.disputed).map((charge) => charge.id)
  const disputes = await Promise.all(disputed.map((charge) => stripe.disputes.list({ charge, limit: 1 })))
  return { subscription, invoices, charges, disputes: disputes.flatMap(({ data }) => data) }
}

/** One that was given, by hand, a price not sold here cannot be read, and must not keep others from being read. */
const read = (found: Found) =>
  Effect.try({ try: () => snapshotOf(found), catch: String }).pipe(
    Effect.tapError((reason) =>
      Effect.logError("a subscription at Stripe is not one of our offers", { ref: found.subscription.id, reason })
    ),
    Effect.mapError(() => new PaymentRefused()),
  )

/** The most days between an invoice and its payment: Stripe retries for two weeks. */
const unpaidAtMost = 30 * 86_400

/** Only payments for our subscriptions: others may sell through the same account. */
const sums = async (stripe: Stripe, since: number): Promise<Sums> => {
  let [count, amount] = [0, 0]
  for await (
    const invoice of stripe.invoices.list({ created: { gte: since - unpaidAtMost }, status: "paid", limit: 100 })
  ) {
    const paidAt = invoice.status_transitions.paid_at ?? invoice.created
    if (!isOurs(invoice.parent?.subscription_details?.metadata) || invoice.amount_paid === 0 || paidAt < since) continue
    count += 1
    amount += invoice.amount_paid
  }
  return { count, amount }
}

/** The same ten minutes for the preview and the change, so that what was shown is what is charged. */
const prorationDate = (subscription: Stripe.Subscription): number =>
  Math.max(itemOf(subscription).current_period_start, Math.floor(Date.now() / 600_000) * 600)

const preview = async (stripe: Stripe, ref: string, to: Offer): Promise<Preview> => {
  const subscription = await stripe.subscriptions.retrieve(ref)
  const item = itemOf(subscription)
  const from = offerOf(item.price)
  const invoice = await stripe.invoices.createPreview({
    subscription: ref,
    subscription_details: {
      items: [{ id: item.id, price: await priceIdOf(stripe, to) }],
      proration_behavior: "always_invoice",
      proration_date: prorationDate(subscription),
    },
  })
  const lines = invoice.lines.data.map(({ amount }) =>
    amount < 0
      ? { kind: "credit" as const, offer: from, amount }
      : { kind: "charge" as const, offer: to, amount }
  )
  return { lines, due: invoice.amount_due, currency: "USD" }
}

const changeNow = async (stripe: Stripe, ref: string, to: Offer, key: string): Promise<void> => {
  await releaseSchedule(stripe, ref)
  const subscription = await stripe.subscriptions.retrieve(ref)
  await stripe.subscriptions.update(ref, {
    items: [{ id: itemOf(subscription).id, price: await priceIdOf(stripe, to) }],
    proration_behavior: "always_invoice",
    proration_date: prorationDate(subscription),
    payment_behavior: "error_if_incomplete",
    cancel_at_period_end: false,
  }, { idempotencyKey: key })
}

/** By a schedule, whose second phase is the new plan. Choosing the current plan again removes the schedule. */
const changeLater = async (stripe: Stripe, ref: string, to: Offer): Promise<void> => {
  await releaseSchedule(stripe, ref)
  const subscription = await stripe.subscriptions.update(ref, { cancel_at_period_end: false })
  const { price } = itemOf(subscription)
  const { plan, period } = offerOf(price)
  if (plan === to.plan && period === to.period) return
  const next = await priceIdOf(stripe, to)
  const { id, current_phase: current } = await stripe.subscriptionSchedules.create({ from_subscription: ref })
  if (current === null) throw new Error(`the schedule ${id} has no phase`)
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: "release",
    phases: [
      { items: [{ price: price.id, quantity: 1 }], start_date: current.start_date, end_date: current.end_date },
      { items: [{ price: next, quantity: 1 }], duration: { interval: to.period, interval_count: 1 } },
    ],
  })
}

const releaseSchedule = async (stripe: Stripe, ref: string): Promise<void> => {
  const { schedule } = await stripe.subscriptions.retrieve(ref)
  if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule))
}

const idOf = (value: string | { readonly id: string }): string => typeof value === "string" ? value : value.id
