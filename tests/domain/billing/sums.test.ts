import { Mailer } from "#domain/account/mailer.port.ts"
import { PaymentRefused } from "#domain/billing/errors.ts"
import { PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { keepBilling } from "#domain/billing/shared/keep-billing.ts"
import { reconcileBilling } from "#domain/billing/use-cases/reconcile-billing.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { asOperator } from "../../support/a-scene.ts"
import { at } from "../../support/a-task.ts"
import { atShop, bought, type Shop } from "../../support/billing/a-shop.ts"

const pro = { plan: "pro", period: "month" } as const
const compared = Effect.provide(reconcileBilling.run({}), asOperator)

/** A payment that the provider counts twice. */
const double = (shop: Shop, ref: string): void => {
  const [payment] = shop.subscriptions.get(ref)?.payments ?? []
  if (payment !== undefined) shop.subscriptions.get(ref)?.payments.push(payment)
}

describe("the sums of the books", () => {
  it.effect("are told side by side", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, pro)
        const since = at("2026-10-16T00:00:00.000Z")
        const paid = { count: 1, amount: 1999 }
        const [books] = (yield* compared).books
        assert.deepStrictEqual(books, { provider: "stripe", since, ours: paid, theirs: paid })
        double(shop, ref)
        assert.deepInclude((yield* compared).books[0], { ours: paid, theirs: { count: 2, amount: 3998 } })
      })
    ))

  it.effect("are compared each night, and what differs is an error in the log", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const errors: Array<string> = []
        const log = Logger.make(({ message, logLevel }) => {
          if (logLevel === "Error") errors.push(String([message].flat()[0]))
        })
        double(shop, yield* bought(shop, pro))
        const kept = yield* Effect.forkChild(
          keepBilling.pipe(
            Effect.provideService(Mailer, { send: () => Effect.void }),
            Effect.provide(Logger.layer([log])),
          ),
        )
        yield* TestClock.setTime(at("2026-11-21T03:14:00.000Z").epochMilliseconds)
        assert.deepStrictEqual(errors, [])
        yield* TestClock.adjust("2 minutes")
        assert.deepStrictEqual(errors, ["the books differ from those of the payment provider"])
        yield* TestClock.adjust("1 day")
        assert.lengthOf(errors, 2)
        yield* Fiber.interrupt(kept)
        assert.isTrue(DateTime.isGreaterThan(yield* DateTime.now, at("2026-11-22T00:00:00.000Z")))
      })
    ))

  it.effect("balance although one subscription cannot be looked up", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const { renewals } = shop.provider
        const list = Effect.map(renewals?.list ?? Effect.succeed([]), (names) => ["sub_refused", ...names])
        const lookUp = (ref: string) =>
          ref === "sub_refused" ? Effect.fail(new PaymentRefused()) : renewals?.lookUp(ref) ?? Effect.succeed(null)
        const ref = yield* bought(shop, pro)
        yield* shop.renew(ref, false)
        const provider = { ...shop.provider, renewals: renewals && { ...renewals, list, lookUp } }
        const found = yield* Effect.provideService(compared, PaymentProviders, { all: [provider], offered: provider })
        assert.deepInclude(found.books[0], { ours: { count: 2, amount: 3998 } })
      })
    ))

  it.effect("are those of the others when one provider is away", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        yield* bought(shop, pro)
        yield* shop.setAway(true)
        assert.deepStrictEqual((yield* compared).books, [])
      })
    ))
})
