import { Database } from "#adapters/storage/postgres/database.ts"
import * as Folders from "#adapters/storage/postgres/folder-store.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import { totalOf } from "#adapters/storage/postgres/task-tally.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { sql } from "kysely"
import { aFolder, folderId } from "../../../support/a-folder-of-tasks.ts"
import { ada, aTask, bob, taskId } from "../../../support/a-task.ts"
import * as databases from "../../../support/databases.ts"
import { rowsRead } from "../../../support/rows-read.ts"
import { anAnalysisState, aTranscriptionState } from "../../../support/task-states.ts"

const stores = Layer.mergeAll(Tasks.layer, Folders.layer)

const known = Array.from({ length: 30 }, (_, nth) => taskId(nth + 1))
const folders = [1, 2, 3].map(folderId)
const sources = ["audio", "video", "document"] as const
const origins = ["app", "tool"] as const
const tags = ["NotStarted", "Waiting", "Running", "Completed", "Failed"] as const

/** Numbers below a limit, the same in every run. */
const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Next = ReturnType<typeof numbers>

const one = <A>(next: Next, of: ReadonlyArray<A>): A | undefined => of[next(of.length)]

const changed = (next: Next, task: Task): Task => ({
  ...task,
  folderId: next(2) === 0 ? task.folderId : next(4) === 0 ? null : one(next, folders) ?? null,
  ownerId: next(6) === 0 ? bob : task.ownerId,
  source: one(next, sources) ?? "audio",
  origin: one(next, origins) ?? "app",
  transcription: aTranscriptionState(one(next, tags) ?? "Failed"),
  analysis: anAnalysisState(one(next, tags) ?? "Failed"),
})

/** What may happen to tasks, one at a time and many at once; some of it is undone, and some meets what is gone by then. */
const step = (next: Next) =>
  Effect.gen(function*() {
    const [tasks, folderStore, db] = [yield* TaskStore, yield* FolderStore, yield* Database]
    const id = one(next, known) ?? taskId(1)
    const ownerId = next(3) === 0 ? bob : ada
    const inserted = tasks.insert(changed(next, aTask({ id, ownerId })))
    const moved = db.query((q) =>
      sql`update task set folder_id = ${one(next, folders) ?? null} where owner_id = ${ownerId} and folder_id is null`
        .execute(q)
    )
    const modified = tasks.modify(id, (task) => Result.succeed(changed(next, task)))
    const folder = one(next, [1, 2, 3]) ?? 1
    const steps: ReadonlyArray<Effect.Effect<unknown, unknown>> = [
      inserted,
      inserted,
      modified,
      modified,
      db.transaction(Effect.andThen(modified, Effect.fail("undone"))),
      db.transaction(Effect.andThen(modified, tasks.modify(id, (task) => Result.succeed(changed(next, task))))),
      tasks.remove([id, one(next, known) ?? id]),
      moved,
      folderStore.remove(folderId(folder), ada),
      folderStore.insert(aFolder({ id: folderId(folder), name: `Folder ${folder}` })),
    ]
    // What cannot be done is a refusal or, for a row that exists or a folder that is gone, a failed query.
    yield* Effect.exit(one(next, steps) ?? inserted)
  })

const filters = [ada, bob, null].flatMap((owner) =>
  [null, "uncategorized", ...folders].flatMap((folder) =>
    ([undefined, "audio"] as const).flatMap((source) =>
      ([undefined, "tool"] as const).flatMap((origin) =>
        ([undefined, "running", "failed"] as const).map((state) => ({ owner, folderId: folder, source, origin, state }))
      )
    )
  )
)

describe("the number of tasks that triggers keep", () => {
  it.live.each([1, 2, 3])(
    "is that of the tasks after whatever several did at once (%i)",
    (seed) =>
      Effect.gen(function*() {
        const db = yield* Database
        const next = numbers(seed)
        const { insert } = yield* FolderStore
        yield* Effect.forEach([1, 2, 3], (nth) => insert(aFolder({ id: folderId(nth), name: `Folder ${nth}` })))
        yield* Effect.all(Array.from({ length: 150 }, () => step(next)), { concurrency: 8 })
        const all = yield* db.query((q) =>
          q.selectFrom("task").select(["owner_id", "folder_id", "source", "origin", "state"]).execute()
        )
        assert.isNotEmpty(all)
        for (const filter of filters) {
          const { total } = yield* db.query((q) => totalOf(q, filter).executeTakeFirstOrThrow())
          const counted = all.filter((row) =>
            (filter.owner === null || row.owner_id === filter.owner)
            && (filter.folderId === null || (row.folder_id ?? "uncategorized") === filter.folderId)
            && (filter.source === undefined || row.source === filter.source)
            && (filter.origin === undefined || row.origin === filter.origin)
            && (filter.state === undefined || row.state === filter.state)
          )
          assert.strictEqual(total, counted.length, JSON.stringify(filter))
        }
      }).pipe(Effect.provide(Layer.provideMerge(stores, databases.postgres))),
  )

  it.live("and pages of them cost a fraction of reading the tasks", () =>
    Effect.gen(function*() {
      const [tasks, folderStore, db] = [yield* TaskStore, yield* FolderStore, yield* Database]
      yield* tasks.insert(aTask())
      yield* db.query((q) =>
        sql`insert into task (id, owner_id, title, created_at, created_day, is_unfinished, data, title_words)
          select gen_random_uuid(), owner_id, title, created_at - interval '1 day', created_day, is_unfinished,
            data, title_words
          from task, generate_series(1, 2000)`.execute(q)
      )
      yield* db.query((q) => sql`analyze`.execute(q))
      assert.strictEqual((yield* tasks.count(ada)).all, 2001)
      const reads: ReadonlyArray<Effect.Effect<unknown>> = [
        tasks.count(ada),
        folderStore.count(ada),
        tasks.list({ owner: ada, folderId: "uncategorized" }, "newest", { page: 1, pageSize: 1 }),
        tasks.list({ owner: null, folderId: null }, "newest", { page: 1, pageSize: 1 }),
      ]
      const rows = yield* Effect.forEach(reads, (read) => rowsRead(read))
      assert.isBelow(Math.max(...rows), 50, rows.join())
      // One without the rows that others have deleted, which are read as well.
    }).pipe(Effect.provide(Layer.provideMerge(stores, databases.ownPostgres))))
})
