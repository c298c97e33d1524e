import { CalendarStore, type CalendarTimes } from "#domain/calendar/calendar-store.port.ts"
import { Calendar } from "#domain/calendar/calendar.ts"
import { Mark } from "#domain/calendar/mark.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { CalendarMarkTable } from "./tables/calendar.ts"

const make = Effect.gen(function*() {
  const db = yield* Database

  /** Of several processes that look at once, each takes another one. */
  const take = (which: "read_at" | "join_at", now: DateTime.Utc, again: DateTime.Utc) =>
    Effect.map(
      db.query((q) =>
        q.updateTable("calendar").set({ [which]: DateTime.formatIso(again) }).where("owner_id", "=", (where) =>
          where.selectFrom("calendar").select("owner_id").where(which, "<=", DateTime.toDateUtc(now))
            .orderBy(which).limit(1).forUpdate().skipLocked()).returning("doc").executeTakeFirst()
      ),
      (row) =>
        row === undefined ? null : decode(row.doc),
    )

  const insert = (owner: UserId, marks: ReadonlyArray<Mark>) =>
    db.query((q) =>
      q.insertInto("calendar_mark").values(marks.map((mark) => toRow(owner, mark)))
        .onConflict((on) => on.doNothing()).returning("key").execute()
    )

  return CalendarStore.of({
    find: Effect.fn("CalendarStore.find")(function*(owner) {
      const row = yield* db.query((q) =>
        q.selectFrom("calendar").select("doc").where("owner_id", "=", owner).executeTakeFirst()
      )
      return row === undefined ? null : decode(row.doc)
    }),
    save: Effect.fn("CalendarStore.save")(function*(calendar, times) {
      const stored = { id: calendar.id, doc: encode(calendar), ...timesOf(times) }
      yield* db.query((q) =>
        q.insertInto("calendar").values({ owner_id: calendar.ownerId, ...stored })
          .onConflict((on) => on.column("owner_id").doUpdateSet(stored)).execute()
      )
    }),
    change: Effect.fn("CalendarStore.change")(function*(owner, id, change) {
      return yield* db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("calendar").select(["doc", "read_at", "join_at"]).where("owner_id", "=", owner)
            .where("id", "=", id).forUpdate().executeTakeFirst()
        )
        if (row === undefined) return null
        const before = { readAt: utcOf(row.read_at), joinAt: utcOf(row.join_at) }
        const [changed, times] = change(decode(row.doc), before)
        yield* db.query((q) =>
          q.updateTable("calendar").set({ doc: encode(changed), ...timesOf(times) }).where("owner_id", "=", owner)
            .execute()
        )
        return changed
      }))
    }),
    remove: Effect.fn("CalendarStore.remove")(function*(owner) {
      const row = yield* db.query((q) =>
        q.deleteFrom("calendar").where("owner_id", "=", owner).returning("id").executeTakeFirst()
      )
      return row !== undefined
    }),
    takeToRead: Effect.fn("CalendarStore.takeToRead")((now, again) => take("read_at", now, again)),
    takeToJoin: Effect.fn("CalendarStore.takeToJoin")((now, again) => take("join_at", now, again)),
    marks: Effect.fn("CalendarStore.marks")(function*(owner) {
      const rows = yield* db.query((q) =>
        q.selectFrom("calendar_mark").selectAll().where("owner_id", "=", owner).orderBy("key").execute()
      )
      return rows.map(fromRow)
    }),
    claim: Effect.fn("CalendarStore.claim")(function*(owner, marks) {
      return yield* db.transaction(Effect.gen(function*() {
        const inserted = yield* insert(owner, marks)
        if (inserted.length === marks.length) return true
        if (inserted.length > 0) yield* remove(owner, inserted.map(({ key }) => key))
        return false
      }))
    }),
    mark: Effect.fn("CalendarStore.mark")(function*(owner, marks) {
      yield* db.query((q) =>
        q.insertInto("calendar_mark").values(marks.map((mark) => toRow(owner, mark))).onConflict((on) =>
          on.columns(["owner_id", "key"]).doUpdateSet((now) => ({
            state: now.ref("excluded.state"),
            task_id: now.ref("excluded.task_id"),
            refusal: now.ref("excluded.refusal"),
            until: now.ref("excluded.until"),
          }))
        ).execute()
      )
    }),
    unmark: Effect.fn("CalendarStore.unmark")(remove),
    forgetMarks: Effect.fn("CalendarStore.forgetMarks")(function*(before) {
      yield* db.query((q) => q.deleteFrom("calendar_mark").where("until", "<", DateTime.toDateUtc(before)).execute())
    }),
  })

  function remove(owner: UserId, keys: ReadonlyArray<string>): Effect.Effect<void> {
    return Effect.asVoid(
      db.query((q) => q.deleteFrom("calendar_mark").where("owner_id", "=", owner).where("key", "in", keys).execute()),
    )
  }
})

export const layer = Layer.effect(CalendarStore, make)

const decode = Schema.decodeUnknownSync(Calendar)
const encoded = Schema.encodeSync(Calendar)
const encode = (calendar: Calendar): string => json(encoded(calendar))

const utcOf = (at: Date | null): DateTime.Utc | null => at === null ? null : DateTime.makeUnsafe(at)

const timesOf = ({ readAt, joinAt }: CalendarTimes) => ({
  read_at: readAt === null ? null : DateTime.formatIso(readAt),
  join_at: joinAt === null ? null : DateTime.formatIso(joinAt),
})

const fromRow = ({ key, state, task_id: taskId, refusal, until }: Selectable<CalendarMarkTable>): Mark =>
  Schema.decodeUnknownSync(Mark)({ key, state, taskId, refusal, until: until.toISOString() })

const toRow = (owner: UserId, mark: Mark): Insertable<CalendarMarkTable> => ({
  owner_id: owner,
  key: text(mark.key),
  state: mark.state,
  task_id: mark.taskId,
  refusal: mark.refusal,
  until: DateTime.formatIso(mark.until),
})
