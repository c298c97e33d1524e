import { NoticeStore } from "#domain/notification/notice-store.port.ts"
import { Notice } from "#domain/notification/notice.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { text } from "./storable.ts"
import type { NoticeTable } from "./tables/notification.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return NoticeStore.of({
    add: Effect.fn("NoticeStore.add")(function*(notices) {
      yield* db.query((q) =>
        q.insertInto("notice").values(notices.map(toRow)).onConflict((on) => on.doNothing()).execute()
      )
    }),
    claim: Effect.fn("NoticeStore.claim")(function*(now, until, most) {
      const rows = yield* db.query((q) =>
        q.updateTable("notice")
          .set((e) => ({ next_at: DateTime.formatIso(until), tries: e("tries", "+", 1) }))
          .where(
            "id",
            "in",
            (e) =>
              e.selectFrom("notice").select("id").where("state", "=", "waiting")
                .where("next_at", "<=", DateTime.toDate(now)).orderBy("next_at").orderBy("id").limit(most).forUpdate()
                .skipLocked(),
          ).returningAll().execute()
      )
      return rows.map(fromRow).toSorted((a, b) => a.at.epochMilliseconds - b.at.epochMilliseconds)
    }),
    settle: Effect.fn("NoticeStore.settle")(function*({ id, tries }, { state, nextAt }) {
      const row = yield* db.query((q) =>
        q.updateTable("notice").set({ state, next_at: timeOf(nextAt) }).where("id", "=", id).where("tries", "=", tries)
          .where("state", "=", "waiting").returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
    forget: Effect.fn("NoticeStore.forget")(function*(before) {
      yield* db.query((q) =>
        q.deleteFrom("notice").where("at", "<", DateTime.toDate(before)).where("state", "!=", "waiting")
          .where("push_device_id", "is not", null).execute()
      )
    }),
  })
})

export const layer = Layer.effect(NoticeStore, make)

const decode = Schema.decodeUnknownSync(Notice)

const timeOf = (time: DateTime.Utc | null): string | null => time === null ? null : DateTime.formatIso(time)

const toRow = (notice: Notice): Insertable<NoticeTable> => ({
  id: notice.id,
  user_id: notice.userId,
  task_id: notice.taskId,
  push_device_id: notice.pushDeviceId,
  news: notice.news,
  occasion: text(notice.occasion),
  at: DateTime.formatIso(notice.at),
  state: notice.state,
  next_at: timeOf(notice.nextAt),
  tries: notice.tries,
})

const fromRow = (row: Selectable<NoticeTable>): Notice =>
  decode({
    id: row.id,
    userId: row.user_id,
    taskId: row.task_id,
    pushDeviceId: row.push_device_id,
    news: row.news,
    occasion: row.occasion,
    at: row.at.toISOString(),
    state: row.state,
    nextAt: row.next_at?.toISOString() ?? null,
    tries: row.tries,
  })
