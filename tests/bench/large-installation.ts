import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { openedDatabase } from "#tests/support/opened-database.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { Effect, Layer, Redacted } from "effect"
import { type Bench, medianOf, rounded } from "./bench.ts"
import { accountOf, fillInstallation } from "./fill-installation.ts"

const sizes = { large: 100_000, small: 100, others: 99 }
const accounts = { large: accountOf(0), small: accountOf(1) }
const page = { page: 1, pageSize: 20 }

/** Milliseconds, the median of some. */
const timed = (work: Effect.Effect<unknown, never, TaskStore>) =>
  Effect.map(
    Effect.forEach(Array.from({ length: 9 }), () =>
      Effect.gen(function*() {
        const started = performance.now()
        yield* work
        return performance.now() - started
      })),
    (times) => rounded(medianOf(times)),
  )

const measured = (owner: UserId, size: number) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const list = (at: number) => tasks.list({ owner, folderId: null }, "newest", { ...page, page: at })
    const last = Math.ceil(size / page.pageSize)
    return {
      "first page": yield* timed(list(1)),
      "middle page": yield* timed(list(Math.ceil(last / 2))),
      "last page": yield* timed(list(last)),
      "last page by title": yield* timed(tasks.list({ owner, folderId: null }, "title", { ...page, page: last })),
      counts: yield* timed(tasks.count(owner)),
      "one common word": yield* timed(tasks.search(owner, parseQuery("budget "), page)),
      "two words, the last a prefix": yield* timed(tasks.search(owner, parseQuery("budget meet"), page)),
      "one rare word": yield* timed(tasks.search(owner, parseQuery("rare77 "), page)),
    }
  })

/** Lists, counts and searches of a small and a large account on an installation of 110,000 tasks. */
export const largeInstallation: Bench = (folder) =>
  Effect.gen(function*() {
    yield* Effect.promise(() => layEmptyDatabase(folder))
    const url = Redacted.make(yield* openedDatabase(folder))
    const stores = Layer.provideMerge(Tasks.layer, Pool.layer(url))
    return yield* Effect.gen(function*() {
      yield* fillInstallation([sizes.large, ...Array.from({ length: sizes.others + 1 }, () => sizes.small)])
      const small = yield* measured(accounts.small, sizes.small)
      const large = yield* measured(accounts.large, sizes.large)
      const rows = Object.keys(small).map((name) => [name, small, large] as const)
      return {
        figures: {
          "milliseconds, small and large account": rows.map(([name]) =>
            `${name}: ${Object.entries(small).find(([one]) => one === name)?.[1]}, ${
              Object.entries(large).find(([one]) => one === name)?.[1]
            }`
          ),
        },
        targets: {
          "searches of an account of 100 within 20 ms": small["two words, the last a prefix"] <= 20,
          "the last page of 100,000 within 60 ms": large["last page"] <= 60,
        },
      }
    }).pipe(Effect.provide(stores))
  }).pipe(Effect.scoped, Effect.orDie, Effect.runPromise)
