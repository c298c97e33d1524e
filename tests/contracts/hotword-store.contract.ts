import { HotwordStore } from "#domain/hotword/hotword-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aHotword, hotwordId } from "../support/a-hotword.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const chinese = aHotword({
  id: hotwordId(2),
  text: "量子计算",
  language: "zh",
  createdAt: at("2026-11-20T09:00:00.000Z"),
})

/** What every HotwordStore must do. */
export const hotwordStoreContract = (name: string, layer: Layer.Layer<HotwordStore>): void => {
  describe(`HotwordStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "lists the hotwords of an account, newest first",
      Effect.gen(function*() {
        const hotwords = yield* HotwordStore
        yield* hotwords.insert([aHotword(), chinese])
        yield* hotwords.insert([aHotword({ id: hotwordId(3), ownerId: bob })])
        yield* hotwords.insert([])
        assert.deepStrictEqual(yield* hotwords.list(ada), [chinese, aHotword()])
      }),
    )

    behaves(
      "saves changes",
      Effect.gen(function*() {
        const hotwords = yield* HotwordStore
        yield* hotwords.insert([aHotword()])
        const changed = aHotword({ text: "Kysely 会议", language: "zh", enabled: false })
        yield* hotwords.save(changed)
        assert.deepStrictEqual(yield* hotwords.list(ada), [changed])
      }),
    )

    behaves(
      "removes a hotword for its owner only",
      Effect.gen(function*() {
        const hotwords = yield* HotwordStore
        yield* hotwords.insert([aHotword()])
        assert.strictEqual((yield* Effect.flip(hotwords.remove(hotwordId(1), bob)))._tag, "HotwordNotFound")
        yield* hotwords.remove(hotwordId(1), ada)
        assert.strictEqual((yield* Effect.flip(hotwords.remove(hotwordId(1), ada)))._tag, "HotwordNotFound")
        assert.deepStrictEqual(yield* hotwords.list(ada), [])
      }),
    )
  })
}
