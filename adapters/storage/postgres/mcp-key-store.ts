import { PlanName } from "#domain/account/plan-name.ts"
import { McpKeyNotFound } from "#domain/mcp-key/errors.ts"
import { type KeyOfAccount, McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import { McpKey } from "#domain/mcp-key/mcp-key.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { McpKeyTable } from "./tables/mcp-key.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  const admitted = db.sharing<KeyOfAccount | null>()
  return McpKeyStore.of({
    list: Effect.fn("McpKeyStore.list")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("mcp_key").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute()
      )
      return rows.map(fromRow)
    }),
    insert: Effect.fn("McpKeyStore.insert")(function*(key) {
      yield* db.query((q) => q.insertInto("mcp_key").values(toRow(key)).execute())
    }),
    findByHash: Effect.fn("McpKeyStore.findByHash")(function*(keyHash) {
      return yield* admitted(keyHash, async (q) => {
        const row = await q.selectFrom("mcp_key")
          .innerJoin("app_user", "app_user.id", "mcp_key.user_id")
          .selectAll("mcp_key")
          .select("app_user.plan")
          .where("key_hash", "=", keyHash)
          .where("app_user.disabled_at", "is", null)
          .executeTakeFirst()
        return row ? { key: fromRow(row), plan: decodePlan(row.plan) } : null
      })
    }),
    touch: Effect.fn("McpKeyStore.touch")(function*(id, now) {
      yield* db.query((q) =>
        q.updateTable("mcp_key").set({ last_used_at: DateTime.formatIso(now) }).where("id", "=", id).execute()
      )
    }),
    remove: Effect.fn("McpKeyStore.remove")(function*(id, userId) {
      const removed = yield* db.query((q) =>
        q.deleteFrom("mcp_key").where("id", "=", id).where("user_id", "=", userId).returning("id").executeTakeFirst()
      )
      return yield* removed === undefined ? new McpKeyNotFound() : Effect.void
    }),
  })
})

export const layer = Layer.effect(McpKeyStore, make)

const decodePlan = Schema.decodeUnknownSync(PlanName)

const fromRow = (row: Selectable<McpKeyTable>): McpKey =>
  Schema.decodeUnknownSync(McpKey)({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    keyHash: row.key_hash,
    hint: row.hint,
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  })

const toRow = (key: McpKey): Insertable<McpKeyTable> => ({
  id: key.id,
  user_id: key.userId,
  name: text(key.name),
  key_hash: key.keyHash,
  hint: key.hint,
  scope: key.scope,
  created_at: DateTime.formatIso(key.createdAt),
  last_used_at: key.lastUsedAt && DateTime.formatIso(key.lastUsedAt),
})
