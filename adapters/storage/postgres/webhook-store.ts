import { WebhookId } from "#domain/kernel/ids.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { Webhook } from "#domain/webhook/webhook.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Insertable, sql } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { WebhookTable } from "./tables/webhook.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return WebhookStore.of({
    list: Effect.fn("WebhookStore.list")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("webhook").select("doc").where("owner_id", "=", owner).orderBy("created_at").orderBy("id")
          .execute()
      )
      return rows.map(({ doc }) => decode(doc))
    }),
    find: Effect.fn("WebhookStore.find")(function*(id) {
      const row = yield* db.query((q) => q.selectFrom("webhook").select("doc").where("id", "=", id).executeTakeFirst())
      return row === undefined ? null : decode(row.doc)
    }),
    wanting: Effect.fn("WebhookStore.wanting")(function*(owner, type) {
      const rows = yield* db.query((q) =>
        q.selectFrom("webhook").select("id").where("owner_id", "=", owner).where("is_on", "=", true)
          .where(sql<boolean>`doc -> 'events' @> ${json([type])}::jsonb`).orderBy("created_at").orderBy("id").execute()
      )
      return rows.map(({ id }) => WebhookId.make(id))
    }),
    insert: Effect.fn("WebhookStore.insert")(function*(webhook, most) {
      return yield* db.transaction(Effect.gen(function*() {
        yield* db.query((q) =>
          q.selectFrom("app_user").select("id").where("id", "=", webhook.ownerId).forNoKeyUpdate().execute()
        )
        const { count } = yield* db.query((q) =>
          q.selectFrom("webhook").select((e) => e.fn.countAll<number>().as("count"))
            .where("owner_id", "=", webhook.ownerId).executeTakeFirstOrThrow()
        )
        if (count >= most) return false
        yield* db.query((q) => q.insertInto("webhook").values(toRow(webhook)).execute())
        return true
      }))
    }),
    change: Effect.fn("WebhookStore.change")(function*(id, change) {
      return yield* db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("webhook").select("doc").where("id", "=", id).forNoKeyUpdate().executeTakeFirst()
        )
        if (row === undefined) return null
        const before = decode(row.doc)
        const changed = change(before)
        if (changed !== before) {
          const { is_on, mail_at, doc } = toRow(changed)
          yield* db.query((q) => q.updateTable("webhook").set({ is_on, mail_at, doc }).where("id", "=", id).execute())
        }
        return changed
      }))
    }),
    claimNotices: Effect.fn("WebhookStore.claimNotices")(function*(limit, now, until) {
      const mailAt = DateTime.formatIso(until)
      const rows = yield* db.query((q) =>
        q.updateTable("webhook").set({
          mail_at: mailAt,
          doc: sql<string>`jsonb_set(doc, '{notice,mailAt}', ${json(mailAt)}::jsonb)`,
        }).where("id", "in", (e) =>
          e.selectFrom("webhook").select("id").where("mail_at", "<=", DateTime.toDateUtc(now))
            .orderBy("mail_at").orderBy("id").limit(limit).forUpdate().skipLocked()).returning("doc").execute()
      )
      return rows.map(({ doc }) => decode(doc))
    }),
    remove: Effect.fn("WebhookStore.remove")(function*(id) {
      yield* db.query((q) => q.deleteFrom("webhook").where("id", "=", id).execute())
    }),
  })
})

export const layer = Layer.effect(WebhookStore, make)

const decode = Schema.decodeUnknownSync(Webhook)
const encode = Schema.encodeSync(Webhook)

const toRow = (webhook: Webhook): Insertable<WebhookTable> => ({
  id: webhook.id,
  owner_id: webhook.ownerId,
  created_at: DateTime.formatIso(webhook.createdAt),
  is_on: webhook.off === null,
  mail_at: webhook.notice?.mailAt === null || webhook.notice === null
    ? null
    : DateTime.formatIso(webhook.notice.mailAt),
  doc: json(encode(webhook)),
})
