import { PaymentUnavailable } from "#domain/billing/errors.ts"
import type { PaymentProvider } from "#domain/billing/payment-provider.port.ts"
import { PaymentProviders } from "#domain/billing/payment-provider.port.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { handleNotices } from "#domain/billing/steps/handle-notices.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { atShop, bought, type Shop } from "../../support/billing/a-shop.ts"

/** The same shop, whose provider cannot tell about some subscriptions. */
const withStuck = ({ provider }: Shop) => {
  const { renewals } = provider
  const asked: Array<string> = []
  const stuck: PaymentProvider = {
    ...provider,
    renewals: renewals && {
      ...renewals,
      lookUp: (ref) => {
        asked.push(ref)
        return ref.startsWith("stuck") ? Effect.fail(new PaymentUnavailable()) : renewals.lookUp(ref)
      },
    },
  }
  return { asked, layer: Layer.succeed(PaymentProviders, { all: [stuck], offered: stuck }) }
}

const receive = Effect.fnUntraced(function*(eventId: string, subject: string) {
  const payments = yield* PaymentStore
  const notice = { provider: "stripe", eventId, type: "test", kind: "subscription", subject } as const
  yield* payments.receive({ ...notice, receivedAt: yield* DateTime.now })
})

describe("notices that cannot be looked up", () => {
  it.effect("let newer ones have their turn, and are tried again", () =>
    atShop((shop) =>
      Effect.gen(function*() {
        const ref = yield* bought(shop, { plan: "pro", period: "month" })
        for (let nth = 0; nth < 120; nth++) yield* receive(`evt_${nth}`, `stuck_${nth}`)
        const { asked, layer } = withStuck(shop)
        yield* Effect.provide(handleNotices, layer)
        yield* TestClock.adjust("1 minute")
        const one = shop.subscriptions.get(ref) ?? assert.fail("no subscription")
        one.cancelAtPeriodEnd = true
        yield* receive("evt_new", ref)
        asked.length = 0
        yield* Effect.provide(handleNotices, layer)
        assert.deepInclude(yield* getSubscription.run({}), { status: "canceling" })
        // The twenty that had no turn before, the new one, and then those that were tried first.
        assert.deepStrictEqual(asked.slice(0, 22), [
          ...Array.from({ length: 20 }, (_, nth) => `stuck_${100 + nth}`),
          ref,
          "stuck_0",
        ])
      })
    ))
})
