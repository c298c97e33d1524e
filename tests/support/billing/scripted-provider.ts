import { PaymentNoticeInvalid, PaymentRefused, PaymentUnavailable } from "#domain/billing/errors.ts"
import type { Order } from "#domain/billing/order.ts"
import { type PaymentProvider, PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { type Offer, priceOf } from "#domain/billing/price.ts"
import type { SeenPayment, Snapshot } from "#domain/billing/snapshot.ts"
import { DateTime, Effect, Layer } from "effect"

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }
export type TrueSubscription = Mutable<Omit<Snapshot, "payments" | "nextAmount">> & { payments: Array<SeenPayment> }

const months = ({ period }: Offer): number => period === "year" ? 12 : 1

/** A card provider whose records the test writes. Each call yields once, so that others can come in between. */
export const scriptedProvider = (id = "stripe") => {
  const subscriptions = new Map<string, TrueSubscription>()
  const paidOrders = new Map<string, string>()
  const closed = new Set<string>()
  /** Offers by the keys of their changes. */
  const changes = new Map<string, string>()
  let isAway = false
  let count = 0
  const next = (prefix: string): string => `${prefix}_${(count += 1)}`
  const answered = <A>(answer: () => A) =>
    Effect.andThen(
      Effect.yieldNow,
      Effect.suspend(() => isAway ? Effect.fail(new PaymentUnavailable()) : Effect.sync(answer)),
    )
  const found = (ref: string) =>
    Effect.flatMap(
      answered(() => subscriptions.get(ref)),
      (one) => one === undefined || one.status === "canceled" ? Effect.fail(new PaymentRefused()) : Effect.succeed(one),
    )
  const charge = (one: TrueSubscription, amount: number, paidAt: DateTime.Utc): void => {
    const currency = "USD"
    one.payments.push({
      ref: next("in"),
      number: null,
      amount,
      currency,
      paidAt,
      refunded: 0,
      dispute: null,
      invoiceUrl: null,
    })
  }
  /** Someone pays an order on the hosted page; with `isQuick`, just before it was closed. */
  const pay = Effect.fnUntraced(function*(order: Order, isQuick = false) {
    const now = yield* DateTime.now
    if (paidOrders.has(order.id) || (closed.has(order.id) && !isQuick)) return null
    const ref = next("sub")
    const { plan, period } = order
    const one: TrueSubscription = {
      ref,
      userId: order.userId,
      plan,
      period,
      currency: "USD",
      status: "active",
      anchor: now,
      periodStart: now,
      periodEnd: DateTime.add(now, { months: months(order) }),
      cancelAtPeriodEnd: false,
      next: null,
      payUrl: null,
      payments: [],
    }
    charge(one, order.amount, now)
    subscriptions.set(ref, one)
    paidOrders.set(order.id, ref)
    return ref
  })

  /** The end of the period has come: it renews, fails to, or ends. */
  const renew = Effect.fnUntraced(function*(ref: string, isDeclined: boolean) {
    const one = subscriptions.get(ref)
    if (one === undefined || one.status === "canceled") return
    if (one.cancelAtPeriodEnd) {
      one.status = "canceled"
      return
    }
    const offer = one.next ?? one
    Object.assign(one, {
      plan: offer.plan,
      period: offer.period,
      next: null,
      periodStart: one.periodEnd,
      periodEnd: DateTime.add(one.periodEnd, { months: months(offer) }),
      status: isDeclined ? "past_due" : "active",
    })
    if (!isDeclined) charge(one, priceOf(one, "USD"), yield* DateTime.now)
  })

  const provider: PaymentProvider = {
    id,
    method: "card",
    isSimulated: false,
    currency: "USD",
    renewals: {
      lookUp: (ref) =>
        answered(() => {
          const one = subscriptions.get(ref)
          return one === undefined ? null : { ...one, payments: [...one.payments], nextAmount: priceOf(one, "USD") }
        }),
      list: answered(() => [...subscriptions.keys()]),
      sums: (since) =>
        answered(() => {
          const paid = [...subscriptions.values()].flatMap(({ payments }) => payments)
            .filter(({ paidAt }) => DateTime.isGreaterThanOrEqualTo(paidAt, since))
          return { count: paid.length, amount: paid.reduce((sum, { amount }) => sum + amount, 0) }
        }),
      preview: (ref, to) =>
        Effect.map(found(ref), (one) => {
          const [credit, amount] = [priceOf(one, "USD"), priceOf(to, "USD")]
          const lines = [{ kind: "credit", offer: one, amount: -credit }, {
            kind: "charge",
            offer: to,
            amount,
          }] as const
          return { lines, due: amount - credit, currency: "USD" }
        }),
      change: Effect.fnUntraced(function*(ref, to, when, key) {
        const one = yield* found(ref)
        const now = yield* DateTime.now
        if (when === "period_end") {
          one.next = to.plan === one.plan && to.period === one.period ? null : to
          return
        }
        const made = changes.get(key)
        const offer = `${to.plan} ${to.period}`
        if (made !== undefined) return made === offer ? undefined : yield* new PaymentRefused()
        changes.set(key, offer)
        charge(one, priceOf(to, "USD") - priceOf(one, "USD"), now)
        Object.assign(one, { ...to, next: null })
      }),
      cancelAtEnd: (ref) => Effect.map(found(ref), (one) => void (one.cancelAtPeriodEnd = true)),
      continue: (ref) => Effect.map(found(ref), (one) => void (one.cancelAtPeriodEnd = false)),
      endNow: (ref) =>
        Effect.asVoid(answered(() => {
          const one = subscriptions.get(ref)
          if (one !== undefined) one.status = "canceled"
        })),
      portal: (ref) => Effect.map(found(ref), () => `https://pay.test/portal/${ref}`),
    },
    checkout: (order) => answered(() => ({ ref: `cs_${order.id}`, url: `https://pay.test/${order.id}` })),
    lookUpOrder: (order) =>
      answered(() => {
        const subscription = paidOrders.get(order.id)
        if (subscription !== undefined) return { state: "paid", subscription } as const
        return closed.has(order.id) ? { state: "closed" } as const : { state: "open" } as const
      }),
    closeOrder: (order) => Effect.asVoid(answered(() => paidOrders.has(order.id) || closed.add(order.id))),
    refund: (ref, amount) =>
      Effect.asVoid(answered(() => {
        for (const { payments } of subscriptions.values()) {
          const index = payments.findIndex((payment) => payment.ref === ref)
          const payment = payments[index]
          if (payment === undefined) continue
          payments[index] = { ...payment, refunded: Math.min(payment.amount, payment.refunded + amount) }
        }
      })),
    readNotice: ({ headers, body }) =>
      headers["signature"] === "good"
        ? Effect.succeed({
          eventId: body,
          type: "test",
          subject: { kind: "subscription", subject: body.split(" ")[0] ?? "" },
        })
        : Effect.fail(new PaymentNoticeInvalid()),
  }
  return {
    provider,
    layer: Layer.succeed(PaymentProviders, { all: [provider], offered: provider }),
    subscriptions,
    pay,
    renew,
    setAway: (away: boolean) => Effect.sync(() => void (isAway = away)),
  }
}
