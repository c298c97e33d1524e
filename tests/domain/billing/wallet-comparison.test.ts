import { reconcile } from "#domain/billing/shared/reconcile.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { refundPayment } from "#domain/billing/use-cases/refund-payment.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asOperator, atNoon, keepUsers } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { found } from "../../support/billing/a-shop.ts"
import { scriptedWallet } from "../../support/billing/scripted-wallet.ts"

const wallet = () => {
  const books = scriptedWallet()
  const bought = Effect.gen(function*() {
    yield* keepUsers(aUser())
    const { orderId } = yield* checkout.run({ plan: "pro", period: "month" })
    const order = yield* found(orderId)
    yield* books.pay(order)
    yield* verifyPayment.run({ orderId })
    return order
  })
  return { ...books, bought }
}

describe("the comparison with a wallet", () => {
  it.effect("finds what was refunded there", () => {
    const { bought, refundMoney, layer } = wallet()
    return atNoon(Effect.gen(function*() {
      const order = yield* bought
      assert.deepStrictEqual(yield* reconcile, [])
      refundMoney(order)
      const [finding] = yield* reconcile
      assert.match(finding?.before ?? "", /^pro by month, active/)
      assert.match(finding?.after ?? "", /^pro by month, expired/)
      assert.deepInclude(yield* getSubscription.run({}), { plan: "free", status: "expired" })
      assert.deepInclude((yield* listInvoices.run({})).items[0], { state: "refunded" })
      assert.deepStrictEqual(yield* reconcile, [])
    })).pipe(Effect.provide([asAda, layer]))
  })

  it.effect("keeps what was refunded here in part, which a wallet does not report", () => {
    const { bought, layer } = wallet()
    return atNoon(Effect.gen(function*() {
      const order = yield* bought
      const account = { account: "ada@example.org", payment: `trade ${order.id}`, amount: 4000 }
      yield* refundPayment.run(account).pipe(Effect.provide(asOperator))
      yield* reconcile
      const [payment] = (yield* listInvoices.run({})).items
      assert.deepInclude(payment, { refunded: 4000, state: "partly_refunded" })
    })).pipe(Effect.provide([asAda, layer]))
  })
})
