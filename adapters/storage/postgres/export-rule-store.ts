import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { ExportRule } from "#domain/automatic-export/export-rule.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { ExportRuleTable } from "./tables/automatic-export.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ExportRuleStore.of({
    list: Effect.fn("ExportRuleStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("export_rule").select("doc").where("owner_id", "=", owner).orderBy("created_at").orderBy("id")
          .execute()
      )
      return rows.map(({ doc }) => decode(doc))
    }),
    find: Effect.fn("ExportRuleStore.find")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("export_rule").select("doc").where("id", "=", id).executeTakeFirst()
      )
      return row === undefined ? null : decode(row.doc)
    }),
    insert: Effect.fn("ExportRuleStore.insert")(function*(rule, most) {
      return yield* db.transaction(Effect.gen(function*() {
        yield* db.query((q) =>
          q.selectFrom("app_user").select("id").where("id", "=", rule.ownerId).forNoKeyUpdate().execute()
        )
        const { count } = yield* db.query((q) =>
          q.selectFrom("export_rule").select((e) => e.fn.countAll<number>().as("count"))
            .where("owner_id", "=", rule.ownerId).executeTakeFirstOrThrow()
        )
        if (count >= most) return false
        yield* db.query((q) => q.insertInto("export_rule").values(toRow(rule)).execute())
        return true
      }))
    }),
    change: Effect.fn("ExportRuleStore.change")(function*(id, change) {
      return yield* db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("export_rule").select("doc").where("id", "=", id).forNoKeyUpdate().executeTakeFirst()
        )
        if (row === undefined) return null
        const before = decode(row.doc)
        const changed = change(before)
        if (changed !== before) {
          const { id: _id, owner_id: _owner, created_at: _made, ...rest } = toRow(changed)
          yield* db.query((q) => q.updateTable("export_rule").set(rest).where("id", "=", id).execute())
        }
        return changed
      }))
    }),
    remove: Effect.fn("ExportRuleStore.remove")(function*(id) {
      yield* db.query((q) => q.deleteFrom("export_rule").where("id", "=", id).execute())
    }),
  })
})

export const layer = Layer.effect(ExportRuleStore, make)

const decode = Schema.decodeUnknownSync(ExportRule)
const encode = Schema.encodeSync(ExportRule)

const toRow = (rule: ExportRule): Insertable<ExportRuleTable> => ({
  id: rule.id,
  owner_id: rule.ownerId,
  created_at: DateTime.formatIso(rule.createdAt),
  is_on: rule.off === null,
  has_shared: rule.hasShared,
  folder_id: rule.folderId,
  since: rule.since === null ? null : DateTime.formatIso(rule.since),
  paused_until: rule.pausedUntil === null ? null : DateTime.formatIso(rule.pausedUntil),
  doc: json(encode(rule)),
})
