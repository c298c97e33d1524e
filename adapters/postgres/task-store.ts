import { type Wanted, wantedOf } from "#adapters/intl/words.ts"
import type { UserId } from "#domain/kernel/actor.ts"
import type { PageRequest } from "#domain/kernel/page.ts"
import { TaskNotFound } from "#domain/task/errors.ts"
import { type TaskFilter, TaskStore } from "#domain/task/task-store.port.ts"
import { Task } from "#domain/task/task.ts"
import { isAnalysing, isTranscribing } from "#domain/task/transitions.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "./database.ts"
import { queryOf, vectorOf } from "./full-text.ts"
import { withLines } from "./matching-lines.ts"
import type { Schema as Tables } from "./schema.ts"
import { json, text } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return TaskStore.of({
    get: Effect.fn("TaskStore.get")(function*(taskId) {
      const row = yield* db.query((q) =>
        q.selectFrom("task").select("data").where("id", "=", taskId).executeTakeFirst()
      )
      return row ? fromRow(row) : yield* new TaskNotFound({ taskId })
    }),
    insert: Effect.fn("TaskStore.insert")(function*(task) {
      const row = { ...toRow(task), title_words: vectorOf(task.title, "title") }
      yield* db.query((q) => q.insertInto("task").values({ id: task.id, ...row }).execute())
    }),
    modify: Effect.fn("TaskStore.modify")((taskId, decide) =>
      db.transaction(Effect.gen(function*() {
        const row = yield* db.query((q) =>
          q.selectFrom("task").select("data").where("id", "=", taskId).forUpdate().executeTakeFirst()
        )
        if (row === undefined) return yield* new TaskNotFound({ taskId })
        const before = fromRow(row)
        const after = yield* Effect.fromResult(decide(before))
        const words = after.title === before.title ? {} : { title_words: vectorOf(after.title, "title") }
        yield* db.query((q) =>
          q.updateTable("task").set({ ...toRow(after), ...words }).where("id", "=", taskId).execute()
        )
        return after
      }))
    ),
    list: Effect.fn("TaskStore.list")(function*(filter, page) {
      return yield* db.query(async (q) => {
        const found = listed(q, filter)
        const { total } = await found.select(count).executeTakeFirstOrThrow()
        const rows = await newestFirst(found.select("data"), page).execute()
        return { ...page, total, items: rows.map(fromRow) }
      })
    }),
    search: Effect.fn("TaskStore.search")(function*(owner, query, page) {
      const wanted = wantedOf(query)
      if (wanted.length === 0) return { ...page, total: 0, items: [] }
      return yield* db.query(async (q) => {
        const found = matching(q, owner, wanted)
        const { total } = await found.select(count).executeTakeFirstOrThrow()
        const ranked = found.select("data").orderBy(sql`ts_rank(search, ${queryOf(wanted)}::tsquery)`, "desc")
        const rows = await newestFirst(ranked, page).execute()
        return { ...page, total, items: await withLines(q, rows.map(fromRow), wanted) }
      })
    }),
    unfinished: db.query((q) =>
      q.selectFrom("task").select("data").where(sql<boolean>`is_unfinished`).orderBy("created_at").orderBy("id")
        .execute()
    ).pipe(Effect.map((rows) => rows.map(fromRow)), Effect.withSpan("TaskStore.unfinished")),
    remove: Effect.fn("TaskStore.remove")(function*(ids) {
      if (ids.length === 0) return
      yield* db.query((q) => q.deleteFrom("task").where("id", "in", ids).execute())
    }),
    findShared: Effect.fn("TaskStore.findShared")(function*(token) {
      const row = yield* db.query((q) =>
        q.selectFrom("task").select("data").where("share_token", "=", text(token)).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    findByTitle: Effect.fn("TaskStore.findByTitle")(function*(owner, day, title) {
      const row = yield* db.query((q) =>
        newestFirst(
          listed(q, { owner, folderId: null }).select("data")
            .where("created_day", "=", text(day))
            .where("title", "=", text(title)),
          { page: 1, pageSize: 1 },
        ).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
  })
})

export const layer = Layer.effect(TaskStore, make)

const count = sql<number>`count(*)::integer`.as("total")

const listed = (q: Kysely<Tables>, { owner, folderId }: TaskFilter) =>
  q.selectFrom("task")
    .$if(owner !== null, (some) => some.where("owner_id", "=", owner))
    .$if(folderId === "uncategorized", (some) => some.where("folder_id", "is", null))
    .$if(
      folderId !== null && folderId !== "uncategorized",
      (some) => some.where("folder_id", "=", text(folderId ?? "")),
    )

const matching = (q: Kysely<Tables>, owner: UserId | null, wanted: ReadonlyArray<Wanted>) =>
  listed(q, { owner, folderId: null }).where(sql<boolean>`search @@ ${queryOf(wanted)}::tsquery`)

const newestFirst = (found: Selection, { page, pageSize }: PageRequest): Selection =>
  found.orderBy("created_at", "desc").orderBy("id", "desc").limit(pageSize).offset((page - 1) * pageSize)

const dataOf = (found: ReturnType<typeof listed>) => found.select("data")
type Selection = ReturnType<typeof dataOf>

const fromRow = ({ data }: { readonly data: unknown }): Task => Schema.decodeUnknownSync(Task)(data)

const toRow = (task: Task) => ({
  owner_id: task.ownerId,
  folder_id: task.folderId && text(task.folderId),
  title: text(task.title),
  created_at: DateTime.formatIso(task.createdAt),
  created_day: DateTime.formatIsoDateUtc(task.createdAt),
  is_unfinished: isTranscribing(task) || isAnalysing(task),
  share_token: task.share?.token ?? null,
  data: json(Schema.encodeSync(Task)(task)),
})
