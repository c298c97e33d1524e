import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import * as Database from "#adapters/storage/postgres/database.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import * as Vectors from "#adapters/storage/postgres/vector-store.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { nearest } from "#domain/meaning/nearest.ts"
import { quantised, type Vector } from "#domain/meaning/quantised.ts"
import { allOf, VectorStore } from "#domain/meaning/vector-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { ada, aTask, taskId } from "#tests/support/a-task.ts"
import { aUser } from "#tests/support/a-user.ts"
import { randomNumbers, someVectors } from "#tests/support/meaning/some-vectors.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { type Bench, medianOf, rounded } from "./bench.ts"

/** Passages of a recording of two hours. */
const perTask = 100
const rounds = 7
/** Milliseconds for an account of 25,000 passages. */
const most = 200

const random = randomNumbers(11)
const some = (size: number): Vector => Array.from({ length: size }, random)
/** Passages are not spread evenly: they gather around what is spoken about. */
const around = (middle: Vector): Vector => middle.map((one) => one + random())

/** How long an account waits for the closest of its passages, and what is lost by one byte a number. */
export const meaning: Bench = async (folder) => {
  const database = Layer.unwrap(
    Effect.map(EmbeddedPostgres.EmbeddedPostgres, ({ url }) => Layer.orDie(Pool.layer(url))),
  ).pipe(Layer.provide(EmbeddedPostgres.layer({ dataDir: folder, binFolder: null })))
  const stores = Layer.mergeAll(Tasks.layer, Users.layer, Vectors.layer).pipe(Layer.provideMerge(database))
  const scans = await inTurn([
    { passages: 25_000, size: 1024 },
    { passages: 100_000, size: 1024 },
    { passages: 100_000, size: 256 },
  ], (account) => Effect.runPromise(Effect.scoped(Effect.provide(scanned(account), stores))))
  const [first] = scans
  return {
    figures: { scans, "recall@10 of one byte a number, 20,000 in 200 clusters": recall(1024) },
    targets: {
      [`an account of 25,000 passages answers in ${most} ms`]: (first?.["in memory (ms)"] ?? Infinity) <= most,
    },
  }
}

const scanned = Effect.fnUntraced(function*({ passages, size }: { readonly passages: number; readonly size: number }) {
  const { save, nearest } = yield* VectorStore
  const tasks = yield* TaskStore
  const db = yield* Database.Database
  const model = `toy ${size}`
  yield* Effect.ignore((yield* UserStore).insert(aUser()))
  const clusters = Array.from({ length: 200 }, () => some(size))
  // Making them takes longer than comparing them: recordings share some.
  const kinds = Array.from(
    { length: 50 },
    (_, kind) =>
      someVectors(Array.from({ length: perTask }, (_, nth) => around(clusters[(kind * 4 + nth) % 200] ?? [])), {
        model,
      }),
  )
  for (let nth = 1; nth <= passages / perTask; nth++) {
    if ((yield* tasks.existing([taskId(nth)])).size === 0) yield* tasks.insert(aTask({ id: taskId(nth) }))
    yield* save(taskId(nth), kinds[nth % kinds.length] ?? someVectors([]))
  }
  const { rows: [table] } = yield* db.query((q) =>
    sql<{ megabytes: number }>`select round(pg_total_relation_size('task_vectors') / 1e6)::int as megabytes`.execute(q)
  )
  const asked = Effect.fnUntraced(function*(nth: number) {
    const started = performance.now()
    yield* nearest(model, around(clusters[nth] ?? []), allOf(ada), { limit: 10, perTask: 1 })
    return performance.now() - started
  })
  const first = yield* asked(0)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const times = yield* Effect.forEach(Array.from({ length: rounds }, (_, nth) => nth + 1), asked)
  delay.disable()
  return {
    passages,
    numbers: size,
    "table (MB)": table?.megabytes,
    "first, from PostgreSQL (ms)": rounded(first),
    "in memory (ms)": rounded(medianOf(times)),
    "others waited (ms)": rounded(delay.max / 1e6),
  }
})

const recall = (size: number): number => {
  const clusters = Array.from({ length: 200 }, () => some(size))
  const exact = Array.from({ length: 20_000 }, (_, nth) => around(clusters[nth % 200] ?? []))
  const stored = exact.map(quantised)
  const bytes = new Int8Array(stored.length * size)
  for (const [nth, one] of stored.entries()) bytes.set(one.bytes, nth * size)
  const scales = stored.map(({ scale }) => scale)
  const hits = clusters.slice(0, 20).map((middle) => {
    const question = around(middle)
    const scores = exact.map((vector, nth) => ({ nth, score: cosine(vector, question) }))
    const best = new Set(scores.toSorted((a, b) => b.score - a.score).slice(0, 10).map(({ nth }) => nth))
    return nearest({ bytes, scales }, quantised(question), 10).filter(({ nth }) => best.has(nth)).length
  })
  return rounded(hits.reduce((sum, one) => sum + one, 0) / 200)
}

const cosine = (a: Vector, b: Vector): number => {
  let product = 0
  for (let at = 0; at < a.length; at++) product += (a[at] ?? 0) * (b[at] ?? 0)
  return product / (Math.hypot(...a) * Math.hypot(...b))
}
