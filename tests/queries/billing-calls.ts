import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { OrderStore } from "#domain/billing/order-store.port.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { PromoStore } from "#domain/promo/promo-store.port.ts"
import { ReferralStore } from "#domain/referral/referral-store.port.ts"
import { Effect } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { aPromoCode } from "../support/billing/a-promo-code.ts"
import { anOrder, aPayment, aSubscription } from "../support/billing/a-subscription.ts"

const now = at("2026-11-20T12:00:00.000Z")

export const orderStore = Effect.gen(function*() {
  const orders = yield* OrderStore
  const order = anOrder()
  yield* orders.insert(order)
  yield* orders.find(order.id)
  yield* orders.findByRef("stripe", "cs_1")
  yield* orders.setRef(order.id, "cs_1")
  yield* orders.finish(order.id, "paid")
  yield* orders.open(null)
  yield* orders.open(ada)
})

export const subscriptionStore = Effect.gen(function*() {
  const subscriptions = yield* SubscriptionStore
  yield* subscriptions.save(aSubscription())
  yield* subscriptions.find("stripe", "sub_1")
  yield* subscriptions.ofUser(ada)
  yield* subscriptions.living
})

export const paymentStore = Effect.gen(function*() {
  const payments = yield* PaymentStore
  yield* payments.save(aPayment())
  yield* payments.find("stripe", "in_1")
  yield* payments.ofUser(ada)
  yield* payments.sums("stripe", now)
  yield* payments.receive({
    provider: "stripe",
    eventId: "evt_1",
    type: "invoice.paid",
    kind: "subscription",
    subject: "sub_1",
    receivedAt: now,
  })
  yield* payments.waiting(10)
  yield* payments.setTried("stripe", "evt_1", now)
  yield* payments.setHandled("stripe", "evt_1", now)
})

export const promoStore = Effect.gen(function*() {
  const promos = yield* PromoStore
  const promo = aPromoCode()
  yield* promos.insert(promo)
  yield* promos.find(promo.code)
  yield* promos.lock(promo.code)
  yield* promos.setActive(promo.id, true)
  yield* promos.list
  yield* promos.use({ codeId: promo.id, userId: ada, usedAt: now })
  yield* promos.hasUsed(promo.id, ada)
  yield* promos.uses(promo.id)
})

export const referralStore = Effect.gen(function*() {
  const referrals = yield* ReferralStore
  yield* referrals.addCode(ada, "ABCD2345")
  yield* referrals.codeOf(ada)
  yield* referrals.ownerOf("ABCD2345")
  yield* referrals.insert({ inviterId: ada, newcomerId: bob, createdAt: now, creditedAt: null })
  yield* referrals.ofNewcomer(bob)
  yield* referrals.setCredited(bob, now)
  yield* referrals.list(ada)
  yield* referrals.list(null)
})

export const billingMailbox = Effect.gen(function*() {
  const mailbox = yield* BillingMailbox
  yield* mailbox.add({ key: "ended 1", userId: ada, news: { _tag: "PlanEnded", plan: "pro" } })
  yield* mailbox.claim(10, now)
  yield* mailbox.setSent("ended 1", now)
})
