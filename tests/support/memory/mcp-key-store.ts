import { McpKeyNotFound } from "#domain/mcp-key/errors.ts"
import { McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import type { McpKey } from "#domain/mcp-key/mcp-key.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const byAge = Order.mapInput(DateTime.Order, ({ createdAt }: McpKey) => createdAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return McpKeyStore.of({
    list: (userId) =>
      read(({ keys }) => Array.from(keys.values()).filter((key) => key.userId === userId).toSorted(byAge)),
    insert: (key) => write(({ keys }) => ({ keys: put(keys, key.id, key) })),
    findByHash: (keyHash) =>
      read(({ keys, users }) => {
        const key = Array.from(keys.values()).find((one) => one.keyHash === keyHash)
        const user = key && users.get(key.userId)
        return key && user?.disabledAt === null ? { key, plan: user.plan } : null
      }),
    touch: (id, lastUsedAt) =>
      write(({ keys }) => {
        const key = keys.get(id)
        return key ? { keys: put(keys, id, { ...key, lastUsedAt }) } : {}
      }),
    remove: (id, userId) =>
      transaction(Effect.gen(function*() {
        const key = yield* read(({ keys }) => keys.get(id))
        if (key?.userId !== userId) return yield* new McpKeyNotFound()
        return yield* write(({ keys }) => ({ keys: without(keys, [id]) }))
      })),
  })
})

export const layer = Layer.effect(McpKeyStore, make)
