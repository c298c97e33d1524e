import { UserStore } from "#domain/account/user-store.port.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { shareTakenBack } from "#domain/billing/payment.ts"
import { compareSums, isEven } from "#domain/billing/shared/compare-sums.ts"
import { reconcile } from "#domain/billing/shared/reconcile.ts"
import { endDue } from "#domain/billing/steps/end-due.ts"
import { handleNotices } from "#domain/billing/steps/handle-notices.ts"
import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { isLiving } from "#domain/billing/subscription.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { ada } from "../a-task.ts"
import type { Shop } from "./a-shop.ts"

/** Whether the account has another plan, or other payments, than its provider knows: what a lost notice leaves behind. */
export const differs = (shop: Shop) =>
  Effect.gen(function*() {
    const users = yield* UserStore
    const payments = yield* (yield* PaymentStore).ofUser(ada)
    const truth = [...shop.subscriptions.values()]
    const { plan } = yield* users.get(ada)
    const isPlanWrong = plan !== (truth.find(({ status }) => status !== "canceled")?.plan ?? "free")
    const missing = truth.flatMap((one) => one.payments).length - payments.length
    return { isPlanWrong, missing }
  })

/** After one comparison with the provider nothing is wrong, nothing counted twice, and the ledger is the sum of its causes. */
export const holds = (shop: Shop) =>
  Effect.gen(function*() {
    yield* shop.setAway(false)
    yield* handleNotices
    yield* reconcile
    yield* endDue
    const users = yield* UserStore
    const subscriptions = yield* (yield* SubscriptionStore).ofUser(ada)
    const payments = yield* (yield* PaymentStore).ofUser(ada)
    const truth = [...shop.subscriptions.values()]
    const living = subscriptions.filter(isLiving)
    const trulyLiving = truth.filter(({ status }) => status !== "canceled")
    const { plan } = yield* users.get(ada)
    assert.deepStrictEqual(living.map(({ ref }) => ref), trulyLiving.map(({ ref }) => ref), "subscriptions")
    assert.strictEqual(plan, trulyLiving[0]?.plan ?? "free", "plan")
    for (const one of living) {
      const { status, period, cancelAtPeriodEnd } = shop.subscriptions.get(one.ref) ?? assert.fail("unknown")
      assert.deepStrictEqual([one.status, one.period, one.cancelAtPeriodEnd], [status, period, cancelAtPeriodEnd])
    }
    const theirs = truth.flatMap((one) => one.payments)
    assert.sameMembers(payments.map(({ ref }) => ref), theirs.map(({ ref }) => ref), "payments, none twice")
    assert.sameMembers(
      payments.map((one) => `${one.ref} ${shareTakenBack(one)}`),
      theirs.map((one) => `${one.ref} ${shareTakenBack(one)}`),
    )
    assert.isTrue((yield* compareSums).every(isEven), "the books")
    const usage = yield* getUsage.run({})
    assert.isTrue(usage.left >= 0)
    const { items } = yield* listStatement.run({ pageSize: 100 })
    if (items.length < 100) assert.strictEqual(items.reduce((total, { minutes }) => total + minutes, 0), usage.left)
    assert.strictEqual(items[0]?.balance ?? 0, usage.left)
    assert.isTrue(items.every(({ balance }) => balance >= 0), "no balance was ever negative")
    const ledger = yield* MinuteLedger
    const again = yield* ledger.statement(ada, { from: null, before: null }, { page: 1, pageSize: 1 })
    yield* reconcile
    const after = yield* ledger.statement(ada, { from: null, before: null }, { page: 1, pageSize: 1 })
    assert.deepStrictEqual(after, again, "comparing again changes nothing")
  })
