import { sweepExpired } from "#domain/pipeline/jobs/sweep-expired.ts"
import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { assert, it } from "@effect/vitest"
import { DateTime, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { atNoon } from "../../support/a-scene.ts"
import { at } from "../../support/a-task.ts"

it.effect("reports of use are removed 90 days after they arrived, by themselves", () =>
  atNoon(Effect.gen(function*() {
    const { append, funnel } = yield* UsageStore
    const now = yield* DateTime.now
    yield* append({ at: now, business: 110, uuid: "fp_0190a5f2-7c1e-8000-8000-000000000001", fields: {} })
    const sweeping = yield* Effect.forkChild(sweepExpired)
    const visits = () => Effect.map(funnel(at("2026-01-01T00:00:00.000Z")), (days) => days.map((day) => day.visits))
    yield* TestClock.adjust("90 days")
    assert.deepStrictEqual(yield* visits(), [1])
    yield* TestClock.adjust("1 hour")
    assert.deepStrictEqual(yield* visits(), [])
    yield* Fiber.interrupt(sweeping)
  })))
