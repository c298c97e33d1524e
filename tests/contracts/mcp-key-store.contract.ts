import { UserStore } from "#domain/account/user-store.port.ts"
import { McpKeyId } from "#domain/kernel/ids.ts"
import { McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepUsers } from "../support/a-scene.ts"
import { ada, at, bob } from "../support/a-task.ts"
import { anMcpKey, aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const second = anMcpKey({
  id: McpKeyId.make("0190a5f2-7c1e-7000-8000-0000000000e2"),
  keyHash: "key-hash-2",
  createdAt: at("2026-11-21T08:00:00.000Z"),
})

/** What every McpKeyStore must do. */
export const mcpKeyStoreContract = (name: string, layer: Layer.Layer<McpKeyStore | UserStore>): void => {
  describe(`McpKeyStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "lists the keys of an account, oldest first",
      Effect.gen(function*() {
        const keys = yield* McpKeyStore
        yield* keys.insert(second)
        yield* keys.insert(anMcpKey())
        assert.deepStrictEqual(yield* keys.list(ada), [anMcpKey(), second])
        assert.deepStrictEqual(yield* keys.list(bob), [])
      }),
    )

    behaves(
      "finds a key by its hash, with the plan of its account, unless that is gone",
      Effect.gen(function*() {
        const keys = yield* McpKeyStore
        yield* keys.insert(anMcpKey())
        yield* keys.insert({ ...second, userId: bob })
        yield* keepUsers(aUser({ plan: "pro" }))
        assert.deepStrictEqual(yield* keys.findByHash("key-hash-1"), { key: anMcpKey(), plan: "pro" })
        assert.strictEqual(yield* keys.findByHash("key-hash-2"), null)
        assert.strictEqual(yield* keys.findByHash("key-hash-3"), null)
      }),
    )

    behaves(
      "does not find the keys of a disabled account until it is let in again",
      Effect.gen(function*() {
        const keys = yield* McpKeyStore
        const users = yield* UserStore
        yield* keepUsers(aUser({ plan: "pro" }))
        yield* keys.insert(anMcpKey())
        yield* users.setDisabled(ada, at("2026-11-21T08:00:00.000Z"))
        assert.strictEqual(yield* keys.findByHash("key-hash-1"), null)
        yield* users.setDisabled(ada, null)
        assert.isNotNull(yield* keys.findByHash("key-hash-1"))
      }),
    )

    behaves(
      "keeps what a key may do",
      Effect.gen(function*() {
        const keys = yield* McpKeyStore
        yield* keepUsers(aUser({ plan: "pro" }))
        yield* keys.insert(anMcpKey({ scope: "read" }))
        assert.strictEqual((yield* keys.findByHash("key-hash-1"))?.key.scope, "read")
      }),
    )

    behaves(
      "notes when a key was used",
      Effect.gen(function*() {
        const keys = yield* McpKeyStore
        const lastUsedAt = at("2026-11-22T08:00:00.000Z")
        yield* keys.insert(anMcpKey())
        yield* keys.touch(anMcpKey().id, lastUsedAt)
        assert.deepStrictEqual(yield* keys.list(ada), [anMcpKey({ lastUsedAt })])
      }),
    )

    behaves(
      "removes a key for its owner only",
      Effect.gen(function*() {
        const keys = yield* McpKeyStore
        yield* keys.insert(anMcpKey())
        assert.strictEqual((yield* Effect.flip(keys.remove(anMcpKey().id, bob)))._tag, "McpKeyNotFound")
        yield* keys.remove(anMcpKey().id, ada)
        assert.strictEqual((yield* Effect.flip(keys.remove(anMcpKey().id, ada)))._tag, "McpKeyNotFound")
        assert.deepStrictEqual(yield* keys.list(ada), [])
      }),
    )
  })
}
