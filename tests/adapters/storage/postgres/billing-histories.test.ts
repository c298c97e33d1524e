import * as BillingMailbox from "#adapters/storage/postgres/billing-mailbox.ts"
import * as MinuteLedger from "#adapters/storage/postgres/minute-ledger.ts"
import * as OrderStore from "#adapters/storage/postgres/order-store.ts"
import * as PaymentStore from "#adapters/storage/postgres/payment-store.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as PromoStore from "#adapters/storage/postgres/promo-store.ts"
import * as ReferralStore from "#adapters/storage/postgres/referral-store.ts"
import * as SubscriptionStore from "#adapters/storage/postgres/subscription-store.ts"
import * as UnitOfWork from "#adapters/storage/postgres/unit-of-work.ts"
import * as UserStore from "#adapters/storage/postgres/user-store.ts"
import { describe, it } from "@effect/vitest"
import { Context, Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { atNoon, keepUsers } from "../../../support/a-scene.ts"
import { asAda } from "../../../support/a-task.ts"
import { aUser } from "../../../support/a-user.ts"
import { aHistory, type Elsewhere, live, type Step } from "../../../support/billing/a-history.ts"
import { holds } from "../../../support/billing/as-at-the-provider.ts"
import { scriptedProvider } from "../../../support/billing/scripted-provider.ts"
import { databaseUrl, postgres } from "../../../support/databases.ts"

const stores = Layer.mergeAll(
  BillingMailbox.layer,
  MinuteLedger.layer,
  OrderStore.layer,
  PaymentStore.layer,
  PromoStore.layer,
  ReferralStore.layer,
  SubscriptionStore.layer,
  UnitOfWork.layer,
  UserStore.layer,
)

/** Two processes with connections of their own to one database. */
const lived = (steps: ReadonlyArray<Step>) =>
  Effect.gen(function*() {
    const shop = scriptedProvider()
    const url = Redacted.make(yield* Effect.promise(databaseUrl))
    const other = yield* Layer.build(Layer.fresh(Layer.provide(stores, Pool.layer(url))))
    const elsewhere: Elsewhere = (work) => Effect.updateContext(work, (own) => Context.merge(own, other))
    const story = Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* live(shop, steps, elsewhere)
      yield* holds(shop)
    })
    yield* atNoon(Effect.provide(story, [Layer.provide(stores, postgres), asAda, shop.layer]))
  })

describe("a subscription, with two processes at one database", () => {
  it.effect("stands as at the provider after one comparison, whatever happened", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(
          aHistory,
          (steps) => Effect.runPromise(Effect.scoped(Effect.provide(lived(steps), TestClock.layer()))),
        ),
        { numRuns: 25 },
      )
    ), 120_000)
})
