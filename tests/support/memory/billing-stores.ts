import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { OrderStore } from "#domain/billing/order-store.port.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { isLiving } from "#domain/billing/subscription.ts"
import { DateTime, Effect, Layer } from "effect"
import { isFree } from "./claimed.ts"
import { put, State } from "./state.ts"

/** One key for both. */
const keyOf = (provider: string, ref: string): string => `${provider} ${ref}`

const orders = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return OrderStore.of({
    insert: (order) => write(({ orders }) => ({ orders: put(orders, order.id, order) })),
    find: (id) => read(({ orders }) => orders.get(id) ?? null),
    findByRef: (provider, ref) =>
      read(({ orders }) =>
        [...orders.values()].find((order) => order.provider === provider && order.ref === ref) ?? null
      ),
    setRef: (id, ref) =>
      write(({ orders }) => {
        const order = orders.get(id)
        return order === undefined ? {} : { orders: put(orders, id, { ...order, ref }) }
      }),
    finish: (id, state) =>
      transaction(Effect.gen(function*() {
        const order = yield* read(({ orders }) => orders.get(id))
        if (order?.state !== "open") return false
        yield* write(({ orders }) => ({ orders: put(orders, id, { ...order, state }) }))
        return true
      })),
    open: (userId) =>
      read(({ orders }) =>
        [...orders.values()].filter((order) => order.state === "open" && (userId === null || order.userId === userId))
          .toSorted((a, b) => a.createdAt.epochMilliseconds - b.createdAt.epochMilliseconds)
      ),
  })
})

const subscriptions = Effect.gen(function*() {
  const { read, write } = yield* State
  return SubscriptionStore.of({
    find: (provider, ref) => read(({ subscriptions }) => subscriptions.get(keyOf(provider, ref)) ?? null),
    ofUser: (userId) =>
      read(({ subscriptions }) =>
        [...subscriptions.values()].filter((one) => one.userId === userId)
          .toSorted((a, b) => b.createdAt.epochMilliseconds - a.createdAt.epochMilliseconds)
      ),
    living: read(({ subscriptions }) => [...subscriptions.values()].filter(isLiving)),
    save: (subscription) =>
      write(({ subscriptions }) => {
        const key = keyOf(subscription.provider, subscription.ref)
        const stored = subscriptions.get(key)
        if (stored !== undefined && DateTime.isGreaterThan(stored.lookedAt, subscription.lookedAt)) return {}
        const second = [...subscriptions].find(([other, one]) =>
          other !== key && isLiving(one) && one.userId === subscription.userId
        )
        if (second !== undefined && isLiving(subscription)) throw new Error("a second living subscription")
        const { id, createdAt } = stored ?? subscription
        return { subscriptions: put(subscriptions, key, { ...subscription, id, createdAt }) }
      }),
  })
})

const payments = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return PaymentStore.of({
    find: (provider, ref) => read(({ payments }) => payments.get(keyOf(provider, ref)) ?? null),
    save: (payment) =>
      write(({ payments }) => ({ payments: put(payments, keyOf(payment.provider, payment.ref), payment) })),
    ofUser: (userId) =>
      read(({ payments }) =>
        [...payments.values()].filter((one) => one.userId === userId)
          .toSorted((a, b) => b.paidAt.epochMilliseconds - a.paidAt.epochMilliseconds)
      ),
    sums: (provider, since) =>
      read(({ payments }) => {
        const own = [...payments.values()].filter(({ provider: from, paidAt }) =>
          from === provider && DateTime.isGreaterThanOrEqualTo(paidAt, since)
        )
        return { count: own.length, amount: own.reduce((sum, { amount }) => sum + amount, 0) }
      }),
    receive: (notice) =>
      transaction(Effect.gen(function*() {
        const key = keyOf(notice.provider, notice.eventId)
        if (yield* read(({ paymentNotices }) => paymentNotices.has(key))) return false
        yield* write(({ paymentNotices }) => ({
          paymentNotices: put(paymentNotices, key, { notice, triedAt: null, handledAt: null }),
        }))
        return true
      })),
    waiting: (limit) =>
      read(({ paymentNotices }) =>
        [...paymentNotices.values()].filter(({ handledAt }) => handledAt === null)
          .toSorted((a, b) => latest(a.triedAt) - latest(b.triedAt)).map(({ notice }) => notice).slice(0, limit)
      ),
    setTried: (provider, eventId, at) =>
      write(({ paymentNotices }) => {
        const key = keyOf(provider, eventId)
        const stored = paymentNotices.get(key)
        return stored === undefined ? {} : { paymentNotices: put(paymentNotices, key, { ...stored, triedAt: at }) }
      }),
    setHandled: (provider, eventId, at) =>
      write(({ paymentNotices }) => {
        const stored = paymentNotices.get(keyOf(provider, eventId))
        const key = keyOf(provider, eventId)
        return stored === undefined ? {} : { paymentNotices: put(paymentNotices, key, { ...stored, handledAt: at }) }
      }),
  })
})

const latest = (tried: DateTime.Utc | null): number => tried?.epochMilliseconds ?? 0

const mailbox = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return BillingMailbox.of({
    add: (mail) =>
      write(({ dueMails }) =>
        dueMails.has(mail.key) ? {} : { dueMails: put(dueMails, mail.key, { mail, sentAt: null, claimedAt: null }) }
      ),
    claim: (limit, now) =>
      transaction(Effect.gen(function*() {
        const taken = yield* read(({ dueMails }) =>
          [...dueMails.values()].filter(({ sentAt, claimedAt }) => sentAt === null && isFree(claimedAt, now)).slice(
            0,
            limit,
          )
        )
        yield* write(({ dueMails }) => ({
          dueMails: new Map([...dueMails, ...taken.map((one) => [one.mail.key, { ...one, claimedAt: now }] as const)]),
        }))
        return taken.map(({ mail }) => mail)
      })),
    setSent: (key, at) =>
      write(({ dueMails }) => {
        const stored = dueMails.get(key)
        return stored === undefined ? {} : { dueMails: put(dueMails, key, { ...stored, sentAt: at }) }
      }),
  })
})

export const layer = Layer.mergeAll(
  Layer.effect(OrderStore, orders),
  Layer.effect(SubscriptionStore, subscriptions),
  Layer.effect(PaymentStore, payments),
  Layer.effect(BillingMailbox, mailbox),
)
