import { PaymentNoticeInvalid } from "#domain/billing/errors.ts"
import { type Order, orderLasts } from "#domain/billing/order.ts"
import type { OrderOutcome, PaymentProvider, RawNotice } from "#domain/billing/payment-provider.port.ts"
import { DateTime, Effect, Redacted } from "effect"
import type { Stripe } from "stripe"
import { ask, isMissing, makeClient, type StripeOptions } from "./client.ts"
import { noticeIn } from "./notice.ts"
import { priceIdOf } from "./prices.ts"
import { renewals } from "./renewals.ts"
import { intentOf } from "./snapshot.ts"

/** Stripe, through its own library. */
export const stripeProvider = Effect.fnUntraced(function*(options: StripeOptions) {
  const client = yield* Effect.cached(makeClient(options))
  const provider: PaymentProvider = {
    id: "stripe",
    method: "card",
    isSimulated: false,
    currency: "USD",
    renewals: renewals(client),
    checkout: (order, email, back) =>
      ask(client, "checkout", async (stripe) => {
        const { id, url } = await stripe.checkout.sessions.create({
          mode: "subscription",
          line_items: [{ price: await priceIdOf(stripe, order), quantity: 1 }],
          client_reference_id: order.userId,
          metadata: { order_id: order.id },
          subscription_data: { metadata: { user_id: order.userId, order_id: order.id } },
          // Part of what the key stands for: the same however often the request is sent.
          expires_at: Math.floor(order.createdAt.epochMilliseconds / 1000) + 2400,
          success_url: back.success,
          cancel_url: back.cancel,
          automatic_tax: { enabled: options.hasTax },
          ...(email !== null && { customer_email: email }),
        }, { idempotencyKey: `order ${order.id}` })
        if (url === null) throw new Error(`the checkout ${id} has no page`)
        return { ref: id, url }
      }),
    lookUpOrder: Effect.fnUntraced(function*(order) {
      const seen = yield* ask(client, "lookUpOrder", (stripe) => checkoutOf(stripe, order))
      return seen === null ? unseen(order, yield* DateTime.now) : outcomeOf(seen)
    }),
    closeOrder: (order) =>
      ask(client, "closeOrder", async (stripe) => {
        const seen = await checkoutOf(stripe, order)
        if (seen?.status === "open") await stripe.checkout.sessions.expire(seen.id)
      }),
    refund: (payment, amount, key) =>
      Effect.asVoid(ask(client, "refund", async (stripe) => {
        const invoice = await stripe.invoices.retrieve(payment, { expand: ["payments"] })
        const intent = intentOf(invoice)
        if (intent === null) throw new Error(`the invoice ${payment} was not paid`)
        return stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: key })
      })),
    readNotice: (notice) => Effect.flatMap(client, (stripe) => read(stripe, notice, options.webhookSecret)),
  }
  return provider
})

/** Null if there is none that Stripe knows. */
const checkoutOf = async ({ checkout }: Stripe, { ref }: Order) =>
  ref === null ? null : checkout.sessions.retrieve(ref).catch(
    (error: unknown) => isMissing(error) ? null : Promise.reject(error),
  )

/** A checkout that nobody saw, because the answer with its address was lost, is over when its order is. */
const unseen = ({ createdAt }: Order, now: DateTime.Utc): OrderOutcome => ({
  state: DateTime.isLessThan(createdAt, DateTime.subtract(now, orderLasts)) ? "closed" : "open",
})

const outcomeOf = ({ status, subscription }: Stripe.Checkout.Session): OrderOutcome => {
  if (status === "complete" && subscription !== null) {
    return { state: "paid", subscription: typeof subscription === "string" ? subscription : subscription.id }
  }
  return { state: status === "expired" ? "closed" : "open" }
}

/** Over the raw body, and at most five minutes old. */
const read = ({ webhooks }: Stripe, { headers, body }: RawNotice, secret: Redacted.Redacted) =>
  Effect.try({
    try: (): unknown => webhooks.constructEvent(body, headers["stripe-signature"] ?? "", Redacted.value(secret), 300),
    catch: () => new PaymentNoticeInvalid(),
  }).pipe(
    Effect.tapError(() => Effect.logWarning("a notice from Stripe was refused: its signature does not match")),
    Effect.flatMap(noticeIn),
  )
