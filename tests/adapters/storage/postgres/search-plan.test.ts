import { Database } from "#adapters/storage/postgres/database.ts"
import { transcriptWords } from "#adapters/storage/postgres/full-text.ts"
import { askedOf, matching, preferIndexes } from "#adapters/storage/postgres/task-search.ts"
import * as TaskStorePostgres from "#adapters/storage/postgres/task-store.ts"
import { parseQuery, type SearchQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { ada, aTask, bob, taskId } from "../../../support/a-task.ts"
import * as databases from "../../../support/databases.ts"
import { rowsReadIn } from "../../../support/rows-read.ts"

interface Plan {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Index Cond"?: string
  readonly "Recheck Cond"?: string
  readonly Plans?: ReadonlyArray<Plan>
}

interface Explained {
  readonly "QUERY PLAN": ReadonlyArray<{ readonly Plan: Plan }>
}

/** Every scan of a table in a plan, with what limits it to a part of the table. */
const scans = (plan: Plan): ReadonlyArray<{ readonly table: string; readonly limit: string }> => [
  ...plan["Relation Name"] === undefined
    ? []
    : [{ table: plan["Relation Name"], limit: plan["Index Cond"] ?? plan["Recheck Cond"] ?? "none" }],
  ...(plan.Plans ?? []).flatMap(scans),
]

const others = Effect.gen(function*() {
  const tasks = yield* TaskStore
  const db = yield* Database
  yield* tasks.insert(aTask({ id: taskId(1), ownerId: ada }))
  yield* tasks.insert(aTask({ id: taskId(2), ownerId: bob }))
  yield* db.query((q) =>
    sql`insert into segment (task_id, id, position, begin_ms, end_ms, text, words, doubts)
      select ${
      taskId(2)
    }::uuid, nth::text, nth, nth, nth + 1, 'another line', '[]', '[]' from generate_series(1, 8000) as nth`
      .execute(q)
  )
  yield* db.query((q) => sql`analyze`.execute(q))
})

const planOf = (query: Partial<SearchQuery>) =>
  Effect.gen(function*() {
    yield* others
    const db = yield* Database
    return yield* db.transaction(db.query(async (q) => {
      await preferIndexes(q)
      const asked = await askedOf(q, ada, {
        words: "",
        phrases: [],
        speakers: [],
        tags: [],
        after: null,
        before: null,
        ...query,
      })
      assert.isNotNull(asked)
      const found = matching(q, asked).select("id")
      return (await found.explain<Explained>("json")).flatMap((row) => row["QUERY PLAN"]).flatMap(({ Plan }) =>
        scans(Plan)
      )
    }))
  }).pipe(Effect.provide(Layer.provideMerge(TaskStorePostgres.layer, databases.postgres)))

describe("the plan of a search", () => {
  const queries: ReadonlyArray<readonly [string, Partial<SearchQuery>]> = [
    ["a word", { words: "budget" }],
    ["a phrase", { phrases: ["the new budget"] }],
    ["two phrases and a word", { words: "budget", phrases: ["the new budget", "next year"] }],
    ["a speaker", { speakers: ["Ann"] }],
    ["a word of a speaker", { words: "budget", speakers: ["Ann"] }],
  ]
  it.effect.each(queries)("for %s reads no table as a whole", ([, query]) =>
    Effect.gen(function*() {
      const found = yield* planOf(query)
      assert.isNotEmpty(found)
      assert.deepStrictEqual(found.filter(({ limit }) => limit === "none"), [])
      const lines = found.filter(({ table }) => table === "segment")
      assert.deepStrictEqual(lines.filter(({ limit }) => !limit.includes("task_id = task.id")), [])
    }))

  it.effect("of a word that every task has looks each of them up once, and weighs the newest 1,000", () =>
    Effect.gen(function*() {
      const [tasks, db] = [yield* TaskStore, yield* Database]
      const words = transcriptWords(["budget"], ada)
      yield* tasks.insert(aTask({ title: "The budget" }))
      yield* db.query((q) =>
        sql`with made as (insert into task (id, owner_id, title, created_at, created_day, is_unfinished, data, title_words)
            select gen_random_uuid(), owner_id, title, created_at - nth * interval '1 day', created_day, is_unfinished, data, title_words
            from task, generate_series(1, 1999) as nth returning id),
          worked as (insert into task_work select made.id, work from made, task_work)
          insert into transcript_words select id, 0, ${words}::tsvector from made`.execute(q)
      )
      yield* db.query((q) => sql`vacuum analyze`.execute(q))
      const search = tasks.search(ada, parseQuery("budget"), { page: 1, pageSize: 1 })
      assert.strictEqual((yield* search).total, 2000)
      const read = yield* rowsReadIn(search)
      // The words of transcripts are looked up once; those of titles and summaries once more for those that are weighed.
      assert.strictEqual(read.get("transcript_words_search"), 1999)
      assert.strictEqual(read.get("task_search"), 2 * 2000)
      // Their tables, and the tasks of the account, whose table is spared where the index alone says what is visible.
      assert.isBelow(Array.from(read.values()).reduce((sum, rows) => sum + rows, 0), 8 * 2000 + 200)
    }).pipe(Effect.provide(Layer.provideMerge(TaskStorePostgres.layer, databases.ownPostgres))))
})
