import { accountTurns } from "#adapters/documents/exports/account-turns.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber } from "effect"
import { ada, bob } from "../../../support/a-task.ts"

describe("documents of several accounts", () => {
  it.effect("do not wait for the slow ones of another, which are written one by one", () =>
    Effect.gen(function*() {
      const inTurn = accountTurns(2)
      const begun: Array<string> = []
      const gate = yield* Deferred.make<void>()
      const slow = (name: string) =>
        inTurn(ada, Effect.andThen(Effect.sync(() => begun.push(name)), Deferred.await(gate)))
      const slowOnes = yield* Effect.forEach(["first", "second", "third"], (name) =>
        Effect.forkChild(slow(name), { startImmediately: true }))
      assert.strictEqual(yield* inTurn(bob, Effect.succeed("done")), "done")
      assert.deepStrictEqual(begun, ["first"])
      yield* Deferred.succeed(gate, undefined)
      yield* Effect.forEach(slowOnes, Fiber.join)
      assert.deepStrictEqual(begun, ["first", "second", "third"])
    }))
})
