import type { Order } from "#domain/billing/order.ts"
import type { Payment } from "#domain/billing/payment.ts"
import type { Subscription } from "#domain/billing/subscription.ts"
import { OrderId, SubscriptionId } from "#domain/kernel/ids.ts"
import { ada, at } from "../a-task.ts"

const begun = at("2026-11-20T12:00:00.000Z")
const ends = at("2026-12-20T12:00:00.000Z")

export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  id: SubscriptionId.make("0190a5f2-7c1e-7000-8000-0000000000c1"),
  userId: ada,
  provider: "stripe",
  ref: "sub_1",
  plan: "pro",
  period: "month",
  currency: "USD",
  status: "active",
  anchor: begun,
  periodStart: begun,
  periodEnd: ends,
  cancelAtPeriodEnd: false,
  renews: true,
  next: null,
  nextAmount: 1999,
  payUrl: null,
  lookedAt: begun,
  createdAt: begun,
  ...given,
})

export const anOrder = (given: Partial<Order> = {}): Order => ({
  id: OrderId.make("0190a5f2-7c1e-7000-8000-0000000000b1"),
  userId: ada,
  plan: "pro",
  period: "month",
  amount: 1999,
  currency: "USD",
  provider: "stripe",
  begins: "now",
  ref: null,
  state: "open",
  createdAt: begun,
  ...given,
})

export const aPayment = (given: Partial<Payment> = {}): Payment => ({
  provider: "stripe",
  ref: "in_1",
  userId: ada,
  orderId: null,
  subscription: "sub_1",
  plan: "pro",
  period: "month",
  number: "P-1",
  amount: 1999,
  currency: "USD",
  paidAt: begun,
  refunded: 0,
  dispute: null,
  invoiceUrl: null,
  ...given,
})
