import { FolderId, TaskId, UserId } from "#domain/kernel/ids.ts"
import type { Page } from "#domain/kernel/page.ts"
import { SharedRole } from "#domain/task/access.ts"
import { TaskNotFound } from "#domain/task/errors.ts"
import { forecastSize } from "#domain/task/remaining.ts"
import { isUnfinished } from "#domain/task/status.ts"
import type { PreviewedTask } from "#domain/task/task-item.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TaskWork } from "#domain/task/task-work.ts"
import { Task } from "#domain/task/task.ts"
import { DateTime, Effect, Exit, Layer, Schema, Struct } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { foundTasks } from "./found-tasks.ts"
import { titleColumns, wordsVersion } from "./full-text.ts"
import { withLines } from "./matching-lines.ts"
import { json, text } from "./storable.ts"
import { isFor, isOf, isWithin, listed, newestFirst, sharedAs, sharedIds, sortedBy, stored } from "./task-lists.ts"
import { pageWithTotal } from "./task-pages.ts"
import { previewOf, previews } from "./task-previews.ts"
import { askedOf, preferIndexes } from "./task-search.ts"
import { storyOf, tellStory } from "./task-story.ts"
import { tallied, talliedWhere } from "./task-tally.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  const get = Effect.fn("TaskStore.get")(function*(taskId: TaskId) {
    const row = yield* db.query((q) => q.selectFrom("task").select(stored).where("id", "=", taskId).executeTakeFirst())
    return row ? fromRow(row) : yield* new TaskNotFound({ taskId })
  })
  const pages = db.sharing<Page<PreviewedTask>>()
  const unfinished = db.query((q) =>
    q.selectFrom("task").select(stored).where(sql<boolean>`is_unfinished`).orderBy("created_at").orderBy("id").execute()
  ).pipe(Effect.map((rows) => rows.map(fromRow)), Effect.withSpan("TaskStore.unfinished"))
  const recentlyCompleted = Effect.fn("TaskStore.recentlyCompleted")(function*(limit: number) {
    const rows = yield* db.query((q) =>
      newestFirst(listed(q, { owner: null, folderId: null }).select(stored).where(isCompleted)).limit(limit).execute()
    )
    return rows.map(fromRow)
  })
  const forecast = yield* Effect.all({ done: recentlyCompleted(forecastSize), unfinished }).pipe(
    // Many callers wait for the same answer, so one that leaves must not cancel it for the others.
    Effect.uninterruptible,
    Effect.cachedWithTTL((exit) => Exit.isSuccess(exit) ? "1 second" : 0),
  )
  return TaskStore.of({
    get,
    find: Effect.fn("TaskStore.find")(function*(taskId, account) {
      if (account === null) return { task: yield* get(taskId), sharedAs: null }
      const row = yield* db.query((q) =>
        q.selectFrom("task").select(stored).select(sharedAs(account).as("shared_as"))
          .where("id", "=", taskId).executeTakeFirst()
      )
      return row === undefined
        ? yield* new TaskNotFound({ taskId })
        : { task: fromRow(row), sharedAs: decodeRole(row.shared_as) }
    }),
    insert: Effect.fn("TaskStore.insert")(function*(task) {
      const row = { ...toRow(task), ...titleColumns(task.title, task.ownerId), words_version: wordsVersion }
      const inserted = db.query(async (q) => {
        await q.insertInto("task").values({ id: task.id, ...row }).execute()
        await q.insertInto("task_work").values({ task_id: task.id, work: workOf(task.work) }).execute()
      })
      yield* db.transaction(Effect.andThen(inserted, tellStory(db, null, task)))
    }),
    modify: Effect.fn("TaskStore.modify")((taskId, decide) =>
      db.transaction(Effect.gen(function*() {
        const before = yield* lockTask(db, taskId)
        const after = yield* Effect.fromResult(decide(before))
        const words = after.title === before.title ? {} : titleColumns(after.title, after.ownerId)
        yield* db.query((q) =>
          q.updateTable("task").set({ ...toRow(after), ...words }).where("id", "=", taskId).execute()
        )
        if (after.work !== before.work) yield* saveWork(db, taskId, after.work)
        yield* tellStory(db, before, after)
        return after
      }))
    ),
    report: Effect.fn("TaskStore.report")((taskId, decide) =>
      db.transaction(Effect.gen(function*() {
        yield* lockWork(db, taskId)
        const task = yield* get(taskId)
        const work = yield* Effect.fromResult(decide(task))
        yield* saveWork(db, taskId, work)
        yield* tellStory(db, task, { ...task, work })
        return { ...task, work }
      }))
    ),
    story: Effect.fn("TaskStore.story")((taskId) => storyOf(db, taskId)),
    getMany: Effect.fn("TaskStore.getMany")(function*(ids) {
      if (ids.length === 0) return []
      const rows = yield* db.query((q) => q.selectFrom("task").select(stored).where("id", "in", ids).execute())
      return rows.map(fromRow)
    }),
    visible: Effect.fn("TaskStore.visible")(function*(ids, account) {
      if (ids.length === 0) return []
      const rows = yield* db.query((q) =>
        q.selectFrom("task").select(stored).where("id", "in", ids)
          .$if(account !== null, (some) => some.where(isOf(account ?? UserId.make(""))))
          .execute()
      )
      return rows.map(fromRow)
    }),
    sharedWith: Effect.fn("TaskStore.sharedWith")(function*(account) {
      const rows = yield* db.query((q) => sharedIds(q, account).execute())
      return new Set(rows.map(({ task_id }) => TaskId.make(task_id)))
    }),
    existing: Effect.fn("TaskStore.existing")(function*(ids) {
      if (ids.length === 0) return new Set()
      const rows = yield* db.query((q) => q.selectFrom("task").select("id").where("id", "in", ids).execute())
      return new Set(rows.map(({ id }) => TaskId.make(id)))
    }),
    previews: Effect.fn("TaskStore.previews")((ids) => db.query((q) => previews(q, ids))),
    list: Effect.fn("TaskStore.list")(function*(filter, order, page) {
      return yield* db.query(async (q) => {
        const { rows, total } = await pageWithTotal(q, filter, sortedBy[order], page, false)
        return { ...page, total, items: rows.map(fromRow) }
      })
    }),
    listPreviewed: Effect.fn("TaskStore.listPreviewed")(function*(filter, order, page) {
      return yield* pages(JSON.stringify([filter, order, page]), async (q) => {
        const { rows, total } = await pageWithTotal(q, filter, sortedBy[order], page, true)
        return { ...page, total, items: rows.map((row) => ({ task: fromRow(row), preview: previewOf(row) })) }
      })
    }),
    count: Effect.fn("TaskStore.count")(function*(owner) {
      return yield* db.query((q) =>
        q.selectFrom("task_tally").where(isWithin({ owner, folderId: null })).select([
          tallied.as("all"),
          talliedWhere(sql`folder_id is null`).as("uncategorized"),
          talliedWhere(sql`state = 'running'`).as("running"),
          owner === null
            ? sql<number>`0`.as("shared")
            : sql<number>`(select count(*) from collaborator where ${isFor(owner)})::integer`.as("shared"),
        ]).executeTakeFirstOrThrow()
      )
    }),
    search: Effect.fn("TaskStore.search")(function*(owner, query, page) {
      return yield* db.transaction(db.query(async (q) => {
        await preferIndexes(q)
        const asked = await askedOf(q, owner, query)
        if (asked === null) return { ...page, total: 0, items: [] }
        const { rows, total } = await foundTasks(q, asked, page)
        return { ...page, total, items: await withLines(q, rows.map(fromRow), asked) }
      }))
    }),
    unfinished,
    recentlyCompleted,
    forecast,
    remove: Effect.fn("TaskStore.remove")(function*(ids) {
      if (ids.length === 0) return 0
      const removed = yield* db.query((q) => q.deleteFrom("task").where("id", "in", ids).executeTakeFirst())
      return Number(removed.numDeletedRows)
    }),
    findByTitle: Effect.fn("TaskStore.findByTitle")(function*(owner, day, title) {
      const row = yield* db.query((q) =>
        newestFirst(
          listed(q, { owner, folderId: null }).select(stored)
            .where("created_day", "=", text(day))
            .where("title", "=", text(title)),
        ).limit(1).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    findExample: Effect.fn("TaskStore.findExample")(function*(owner) {
      const row = yield* db.query((q) =>
        newestFirst(
          listed(q, { owner, folderId: null }).select(stored).where(sql<boolean>`data @> '{"isExample": true}'`),
        ).limit(1).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
  })
})

export const layer = Layer.effect(TaskStore, make)

const decodeRole = Schema.decodeUnknownSync(Schema.NullOr(SharedRole))

const isCompleted = sql<boolean>`exists (select from task_work where task_id = task.id
  and coalesce(work#>>'{processingSeconds,transcription}', work#>>'{processingSeconds,analysis}') is not null)`

const lockTask = Effect.fnUntraced(function*({ query }: Database["Service"], id: TaskId) {
  const row = yield* query((q) =>
    q.selectFrom("task").innerJoin("task_work", "task_work.task_id", "task.id")
      .select(["data", "folder_id", "work"]).where("id", "=", id).forUpdate(["task", "task_work"]).executeTakeFirst()
  )
  return row ? fromRow(row) : yield* new TaskNotFound({ taskId: id })
})

/**
 * Every change of a task locks its work too, so none can commit from here on. What committed while this waited is only
 * visible to the next statement: the task must be read after this one.
 */
const lockWork = ({ query }: Database["Service"], id: TaskId) =>
  query((q) => q.selectFrom("task_work").select("task_id").where("task_id", "=", id).forUpdate().executeTakeFirst())

const saveWork = ({ query }: Database["Service"], id: TaskId, work: TaskWork) =>
  query((q) => q.updateTable("task_work").set({ work: workOf(work) }).where("task_id", "=", id).execute())

const workOf = (work: TaskWork) => json(Schema.encodeSync(TaskWork)(work))

/** What the `data` column holds: everything but the work, which has a row of its own, and the folder, a column. */
const Stored = Schema.Struct(Struct.omit(Task.fields, ["folderId", "work"]))

interface StoredRow {
  readonly data: unknown
  readonly folder_id: string | null
  readonly work: unknown
}

const fromRow = ({ data, folder_id, work }: StoredRow): Task => ({
  ...Schema.decodeUnknownSync(Stored)(data),
  folderId: folder_id === null ? null : FolderId.make(folder_id),
  work: Schema.decodeUnknownSync(TaskWork)(work),
})

const toRow = (task: Task) => ({
  owner_id: task.ownerId,
  folder_id: task.folderId,
  title: text(task.title),
  created_at: DateTime.formatIso(task.createdAt),
  created_day: DateTime.formatIsoDateUtc(task.createdAt),
  is_unfinished: isUnfinished(task),
  data: json(Schema.encodeSync(Stored)(task)),
})
