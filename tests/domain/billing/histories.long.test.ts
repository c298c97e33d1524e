import { describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { aHistory, live } from "../../support/billing/a-history.ts"
import { atShop } from "../../support/billing/a-shop.ts"
import { holds } from "../../support/billing/as-at-the-provider.ts"

describe("a subscription", () => {
  it.effect(
    "stands as at the provider after one comparison, whatever was lost, doubled, late, forged or cut off",
    () =>
      Effect.promise(() =>
        fc.assert(
          fc.asyncProperty(
            aHistory,
            (steps) =>
              Effect.runPromise(
                Effect.scoped(
                  Effect.provide(atShop((shop) => Effect.andThen(live(shop, steps), holds(shop))), TestClock.layer()),
                ),
              ),
          ),
          { numRuns: 500 },
        )
      ),
  )
})
