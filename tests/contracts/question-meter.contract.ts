import { UserStore } from "#domain/account/user-store.port.ts"
import { QuestionMeter } from "#domain/asking/question-meter.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const noon = at("2026-11-20T12:00:00.000Z")
const earlier = at("2026-11-20T11:00:00.000Z")
const period = "2026-11-01"

const question = (nth: number, changes: { readonly askedAt?: typeof noon; readonly period?: string } = {}) => ({
  id: taskId(nth),
  userId: ada,
  period,
  askedAt: noon,
  ...changes,
})

/** What every QuestionMeter must do. */
export const questionMeterContract = (name: string, layer: Layer.Layer<QuestionMeter | UserStore>): void => {
  describe(`QuestionMeter: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "counts what was answered in the month, and what is still being answered",
      Effect.gen(function*() {
        const meter = yield* QuestionMeter
        yield* (yield* UserStore).insert(aUser())
        yield* meter.open(question(1, { askedAt: earlier }))
        yield* meter.open(question(2))
        yield* meter.open(question(3, { period: "2026-10-01" }))
        assert.strictEqual(yield* meter.count(ada, period, earlier), 1)
        yield* meter.settle(taskId(1))
        assert.strictEqual(yield* meter.count(ada, period, earlier), 2)
        assert.strictEqual(yield* meter.count(bob, period, earlier), 0)
      }),
    )

    behaves(
      "does not count what was released; what was answered stays counted",
      Effect.gen(function*() {
        const meter = yield* QuestionMeter
        yield* (yield* UserStore).insert(aUser())
        yield* meter.open(question(1))
        yield* meter.open(question(2))
        yield* meter.settle(taskId(2))
        assert.isTrue(yield* meter.has(taskId(1)))
        yield* meter.release(taskId(1))
        assert.isFalse(yield* meter.has(taskId(1)))
        assert.isTrue(yield* meter.has(taskId(2)))
        yield* meter.release(taskId(2))
        yield* meter.release(taskId(3))
        yield* meter.settle(taskId(4))
        assert.strictEqual(yield* meter.count(ada, period, earlier), 1)
      }),
    )
  })
}
