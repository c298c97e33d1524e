import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import { ContactChange } from "#domain/account/contact-change.ts"
import { ContactNotice } from "#domain/account/contact-notice.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { freeSince } from "./claimed.ts"
import { Database } from "./database.ts"
import { json } from "./storable.ts"
import type { ContactChangeTable, ContactNoticeTable } from "./tables/account.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ContactChangeStore.of({
    insert: Effect.fn("ContactChangeStore.insert")(function*(change) {
      yield* db.query((q) => q.insertInto("contact_change").values(toRow(change)).execute())
    }),
    find: Effect.fn("ContactChangeStore.find")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("contact_change").selectAll().where("id", "=", id).executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    ofUser: Effect.fn("ContactChangeStore.ofUser")(function*(userId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("contact_change").selectAll().where("user_id", "=", userId)
          .orderBy("changed_at").orderBy("id").execute()
      )
      return rows.map(fromRow)
    }),
    keptFor: Effect.fn("ContactChangeStore.keptFor")(function*(contact, now) {
      const row = yield* db.query((q) =>
        q.selectFrom("contact_change").select("user_id").where("old_contact", "=", contact)
          .where("undo_until", ">", DateTime.toDate(now)).where("undone_at", "is", null)
          .orderBy("changed_at").limit(1).executeTakeFirst()
      )
      return row === undefined ? null : UserId.make(row.user_id)
    }),
    markUndone: Effect.fn("ContactChangeStore.markUndone")(function*(ids, now) {
      if (ids.length === 0) return
      yield* db.query((q) =>
        q.updateTable("contact_change").set({ undone_at: DateTime.formatIso(now) }).where("id", "in", ids).execute()
      )
    }),
    settle: Effect.fn("ContactChangeStore.settle")(function*(userId, now) {
      yield* db.query((q) =>
        q.updateTable("contact_change").set({ undo_until: DateTime.formatIso(now) })
          .where("user_id", "=", userId).where("undo_until", ">", DateTime.toDate(now)).execute()
      )
    }),
    saveNotice: Effect.fn("ContactChangeStore.saveNotice")(function*(notice) {
      yield* db.query((q) => q.insertInto("contact_notice").values(toNoticeRow(notice)).execute())
    }),
    claimNotices: Effect.fn("ContactChangeStore.claimNotices")(function*(limit, now) {
      const rows = yield* db.query((q) =>
        q.updateTable("contact_notice").set({ claimed_at: DateTime.formatIso(now) })
          .where("id", "in", (waiting) =>
            waiting.selectFrom("contact_notice").select("id")
              .where((where) => where.or([where("claimed_at", "is", null), where("claimed_at", "<=", freeSince(now))]))
              .orderBy("created_at").orderBy("id").limit(limit).forUpdate().skipLocked())
          .returningAll().execute()
      )
      return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(noticeOf)
    }),
    removeNotice: Effect.fn("ContactChangeStore.removeNotice")(function*(id) {
      yield* db.query((q) => q.deleteFrom("contact_notice").where("id", "=", id).execute())
    }),
  })
})

export const layer = Layer.effect(ContactChangeStore, make)

const toRow = (change: ContactChange): Insertable<ContactChangeTable> => {
  const { id, userId, kind, from, to, by, changedAt, undoUntil, undoneAt, moved } = Schema.encodeSync(ContactChange)(
    change,
  )
  return {
    id,
    user_id: userId,
    kind,
    old_contact: from,
    new_contact: to,
    by,
    changed_at: changedAt,
    undo_until: undoUntil,
    undone_at: undoneAt,
    moved: json(moved),
  }
}

const fromRow = (row: Selectable<ContactChangeTable>): ContactChange =>
  Schema.decodeUnknownSync(ContactChange)({
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    from: row.old_contact,
    to: row.new_contact,
    by: row.by,
    changedAt: row.changed_at.toISOString(),
    undoUntil: row.undo_until.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    moved: row.moved,
  })

const toNoticeRow = (notice: ContactNotice): Insertable<ContactNoticeTable> => {
  const { id, userId, to, news, createdAt } = Schema.encodeSync(ContactNotice)(notice)
  return { id, user_id: userId, recipient: to, news: json(news), created_at: createdAt, claimed_at: null }
}

const noticeOf = (row: Selectable<ContactNoticeTable>): ContactNotice =>
  Schema.decodeUnknownSync(ContactNotice)({
    id: row.id,
    userId: row.user_id,
    to: row.recipient,
    news: row.news,
    createdAt: row.created_at.toISOString(),
  })
