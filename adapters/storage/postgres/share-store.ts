import { TaskId } from "#domain/kernel/ids.ts"
import { type FoundShare, ShareStore } from "#domain/sharing/share-store.port.ts"
import { Effect, Layer } from "effect"
import { type ExpressionBuilder, sql } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"
import { rowOf, shareColumns, shareOf } from "./share-row.ts"
import { text } from "./storable.ts"
import { whileTaskExists } from "./task-row.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ShareStore.of({
    get: Effect.fn("ShareStore.get")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select(shareColumns).where("task_id", "=", id).executeTakeFirst()
      )
      return row === undefined ? null : shareOf(row)
    }),
    save: Effect.fn("ShareStore.save")((id, share) => {
      const row = rowOf(share)
      // Another link starts without views.
      const views = sql<number>`case when share.token = excluded.token then share.views else 0 end`
      return whileTaskExists(
        db,
        id,
        Effect.asVoid(db.query((q) =>
          q.insertInto("share").values({ task_id: id, ...row })
            .onConflict((on) => on.column("task_id").doUpdateSet({ ...row, views })).execute()
        )),
      )
    }),
    find: Effect.fn("ShareStore.find")(function*(token) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select(["task_id", ...shareColumns]).where("token", "=", text(token))
          .where("is_on", "=", true).where(isShown).executeTakeFirst()
      )
      return row === undefined ? null : found(row)
    }),
    findPublished: Effect.fn("ShareStore.findPublished")(function*(day, slug) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select(["task_id", ...shareColumns]).where("published_slug", "=", text(slug))
          .$if(day !== null, (some) => some.where("published_day", "=", day))
          .where(isShown)
          .orderBy("published_at").orderBy("task_id").limit(1).executeTakeFirst()
      )
      return row === undefined ? null : found(row)
    }),
    isTaken: Effect.fn("ShareStore.isTaken")(function*(day, slug) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select("task_id").where("published_slug", "=", text(slug)).where(
          "published_day",
          "=",
          day,
        )
          .executeTakeFirst()
      )
      return row !== undefined
    }),
    lockAddress: Effect.fn("ShareStore.lockAddress")((day, slug) =>
      Effect.asVoid(
        db.query((q) => sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${day} ${slug}`}, 0))`.execute(q)),
      )
    ),
    countView: Effect.fn("ShareStore.countView")((id) =>
      Effect.asVoid(
        db.query((q) =>
          q.updateTable("share").set({ views: sql<number>`views + 1` }).where("task_id", "=", id).execute()
        ),
      )
    ),
    views: Effect.fn("ShareStore.views")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("share").select("views").where("task_id", "=", id).executeTakeFirst()
      )
      return row?.views ?? 0
    }),
  })
})

/** What a disabled account shares is not shown. */
const isShown = (where: ExpressionBuilder<Tables, "share">) =>
  where.not(where.exists(
    where.selectFrom("task").innerJoin("app_user", "app_user.id", "task.owner_id").select("app_user.id")
      .whereRef("task.id", "=", "share.task_id")
      .where("app_user.disabled_at", "is not", null),
  ))

const found = (row: { readonly task_id: string }): FoundShare => ({
  taskId: TaskId.make(row.task_id),
  share: shareOf(row),
})

export const layer = Layer.effect(ShareStore, make)
