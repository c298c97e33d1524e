import { OrderStore } from "#domain/billing/order-store.port.ts"
import { endDue } from "#domain/billing/steps/end-due.ts"
import { handleNotices } from "#domain/billing/steps/handle-notices.ts"
import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { continueSubscription } from "#domain/billing/use-cases/continue-subscription.ts"
import { receiveNotice } from "#domain/billing/use-cases/receive-notice.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { ada } from "../a-task.ts"
import type { Shop } from "./a-shop.ts"

const plans = ["pro", "premium", "enterprise"] as const
const periods = ["month", "year"] as const

/** What happens, and whether its notice arrives 0 to 3 times, before or after those of others, or the work on it is cut off. */
const step = fc.record({
  what: fc.constantFrom(
    "buy",
    "buy",
    "buy",
    "pay",
    "pay",
    "pay",
    "verify",
    "cancel",
    "continue",
    "change",
    "renew",
    "decline",
    "refund",
    "dispute",
    "wait",
    "away",
  ),
  plan: fc.constantFrom(...plans),
  period: fc.constantFrom(...periods),
  notices: fc.integer({ min: 0, max: 3 }),
  isLate: fc.boolean(),
  isForged: fc.boolean(),
  cut: fc.option(fc.integer({ min: 0, max: 40 })),
})
export type Step = ReturnType<typeof step.generate>["value"]

/** What happens to one account. */
export const aHistory = fc.array(step, { minLength: 4, maxLength: 18 })

const notice = (body: string, signature: string) => receiveNotice.run({ method: "card", headers: { signature }, body })

/** Work that may be killed after some turns of the loop, as kill -9 would between two statements. */
const cutAfter = <A, E, R>(turns: number | null, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    if (turns === null) return yield* Effect.asVoid(Effect.exit(work))
    const fiber = yield* Effect.forkChild(work)
    for (let turn = 0; turn < turns; turn += 1) yield* Effect.yieldNow
    yield* Fiber.interrupt(fiber)
  })

const happen = Effect.fnUntraced(function*(shop: Shop, { what, plan, period }: Step) {
  const orders = yield* OrderStore
  const [ref, one] = [...shop.subscriptions].at(-1) ?? ["", undefined]
  switch (what) {
    case "buy":
      return yield* Effect.asVoid(checkout.run({ plan, period }))
    case "pay": {
      const [order] = yield* orders.open(ada)
      return order === undefined ? undefined : yield* Effect.asVoid(shop.pay(order, period === "year"))
    }
    case "verify": {
      const [order] = yield* orders.open(ada)
      return order === undefined ? undefined : yield* Effect.asVoid(verifyPayment.run({ orderId: order.id }))
    }
    case "cancel":
      return yield* Effect.asVoid(cancelSubscription.run({}))
    case "continue":
      return yield* Effect.asVoid(continueSubscription.run({}))
    case "change":
      return yield* Effect.asVoid(changePlan.run({ plan, period }))
    case "renew":
    case "decline":
      if (one === undefined) return
      yield* TestClock.setTime(Math.max(one.periodEnd.epochMilliseconds, yield* nowMs))
      return yield* shop.renew(ref, what === "decline")
    case "refund":
    case "dispute": {
      if (one === undefined) return
      const last = one.payments.pop()
      if (last === undefined) return
      one.payments.push(what === "refund" ? { ...last, refunded: last.amount } : { ...last, dispute: "lost" })
      return
    }
    case "wait":
      return yield* TestClock.adjust(period === "year" ? "20 days" : "3 hours")
    case "away":
      return yield* shop.setAway(period === "year")
  }
})

const nowMs = Effect.map(Effect.clockWith((clock) => clock.currentTimeMillis), (time) => time)

/** Work as another process would do it; the same one where there is no other. */
export type Elsewhere = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>

/** Two processes work at once: what one is asked for, and the notices that the other one gets. */
export const live = (shop: Shop, steps: ReadonlyArray<Step>, elsewhere: Elsewhere = (work) => work) =>
  Effect.gen(function*() {
    const late: Array<string> = []
    for (const [index, one] of steps.entries()) {
      yield* cutAfter(one.cut, happen(shop, one))
      const ref = [...shop.subscriptions.keys()].at(-1)
      const bodies = ref === undefined ? [] : Array.from({ length: one.notices }, () => `${ref} evt${index}`)
      if (one.isForged && ref !== undefined) yield* Effect.exit(notice(`${ref} forged${index}`, "bad"))
      late.push(...(one.isLate ? bodies : []))
      const arriving = one.isLate ? [] : [...bodies, ...late.splice(0, index % 2).toReversed()]
      yield* Effect.all(
        [
          elsewhere(cutAfter(one.cut, Effect.all(arriving.map((body) => notice(body, "good"))))),
          elsewhere(handleNotices),
          handleNotices,
          elsewhere(endDue),
          getUsage.run({}),
        ],
        { concurrency: "unbounded" },
      )
    }
  })
