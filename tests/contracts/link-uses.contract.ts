import { UserStore } from "#domain/account/user-store.port.ts"
import { LinkUses } from "#domain/task/link-uses.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const use = (nth: number) => ({ taskId: taskId(nth), userId: ada, usedAt: at("2026-11-20T12:00:00.000Z") })

/** What every LinkUses must do. */
export const linkUsesContract = (name: string, layer: Layer.Layer<LinkUses | UserStore>): void => {
  describe(`LinkUses: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "counts each task once, for its account, until it is given back",
      Effect.gen(function*() {
        const uses = yield* LinkUses
        yield* (yield* UserStore).insert(aUser())
        yield* Effect.forEach([use(1), use(2), use(2)], uses.take)
        assert.strictEqual(yield* uses.count(ada), 2)
        assert.strictEqual(yield* uses.count(bob), 0)
        const had = yield* Effect.forEach([taskId(2), taskId(3), taskId(2)], uses.release)
        assert.deepStrictEqual(had, [true, false, false])
        assert.strictEqual(yield* uses.count(ada), 1)
      }),
    )
  })
}
