import { aHistory, live, type Step } from "#tests/support/billing/a-history.ts"
import { atShop } from "#tests/support/billing/a-shop.ts"
import { differs, holds } from "#tests/support/billing/as-at-the-provider.ts"
import { Effect, Layer, References } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import type { Bench } from "./bench.ts"

const count = 1000
const seed = 20_261_123

/** One account at a provider: how it stands before a comparison, and whether all is right after one. */
const lived = (steps: ReadonlyArray<Step>) =>
  atShop((shop) =>
    Effect.gen(function*() {
      yield* live(shop, steps)
      const before = yield* differs(shop)
      const isRight = yield* Effect.match(Effect.sandbox(holds(shop)), {
        onFailure: () => false,
        onSuccess: () => true,
      })
      const after = yield* differs(shop)
      const payments = [...shop.subscriptions.values()].flatMap((one) => one.payments).length
      return { before, after, isRight, payments }
    })
  )

const quiet = Layer.succeed(References.MinimumLogLevel, "None")

/** What notices do that are lost, doubled, late and forged, and work that is cut off: before and after one comparison. */
export const histories: Bench = async () => {
  const all = fc.sample(aHistory, { numRuns: count, seed })
  const steps = all.flat()
  const results = await Effect.runPromise(
    Effect.forEach(all, (one) => Effect.scoped(Effect.provide(lived(one), [TestClock.layer(), quiet]))),
  )
  const having = (holds: (result: (typeof results)[number]) => boolean) => results.filter(holds).length
  const figures = {
    histories: results.length,
    steps: steps.length,
    "notices sent": steps.reduce((sum, { notices }) => sum + notices, 0),
    "steps without a notice": steps.filter(({ notices }) => notices === 0).length,
    "steps with doubled notices": steps.filter(({ notices }) => notices > 1).length,
    "steps with late notices": steps.filter(({ isLate, notices }) => isLate && notices > 0).length,
    "forged notices": steps.filter(({ isForged }) => isForged).length,
    "works cut off": steps.filter(({ cut }) => cut !== null).length,
    payments: results.reduce((sum, { payments }) => sum + payments, 0),
    "wrong plans before the comparison": having(({ before }) => before.isPlanWrong),
    "payments missing before it": results.reduce((sum, { before }) => sum + Math.max(0, before.missing), 0),
    "wrong plans after it": having(({ after }) => after.isPlanWrong),
    "payments missing or counted twice after it": results.reduce((sum, { after }) => sum + Math.abs(after.missing), 0),
    "histories with anything else wrong after it": having(({ isRight }) => !isRight),
  }
  return {
    figures,
    targets: {
      "no plan is wrong after one comparison": figures["wrong plans after it"] === 0,
      "no payment is missing or counted twice": figures["payments missing or counted twice after it"] === 0,
      "the ledger is the sum of its causes, and never negative":
        figures["histories with anything else wrong after it"] === 0,
    },
  }
}
