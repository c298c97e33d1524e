import { AfterCommit } from "#domain/kernel/after-commit.ts"
import { DatabaseUnavailable, StorageFull } from "#domain/kernel/errors.ts"
import { Cause, Context, Effect, Exit, Layer } from "effect"
import { type Dialect, Kysely } from "kysely"
import { isConnectionLost } from "./connection-lost.ts"
import type { Schema } from "./schema.ts"
import { SharedReads } from "./shared-reads.ts"

/** The only access to Postgres. Queries join the ambient transaction, if any; a failed query is a defect. */
export class Database extends Context.Service<Database, {
  /** Runs to completion once started, so that a transaction is never closed under a running query. */
  readonly query: <A>(run: (db: Kysely<Schema>) => Promise<A>) => Effect.Effect<A>
  /** Queries that only read. Those with the same key must be equal; at the same moment they share one, outside transactions. */
  readonly sharing: <A>() => (key: string, run: (db: Kysely<Schema>) => Promise<A>) => Effect.Effect<A>
  /**
   * Nested calls join the outer transaction. Anything but success is rolled back. Work that PostgreSQL aborted
   * because of a deadlock runs again: its effects outside the database must be repeatable.
   */
  readonly transaction: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}>()("adapters/storage/postgres/Database") {}

/** The transaction the current fiber runs in. */
const Ambient = Context.Reference<Kysely<Schema> | undefined>("adapters/storage/postgres/Ambient", {
  defaultValue: () => undefined,
})

/** Called with every statement sent, so that tests can record them. */
export type OnQuery = (sql: string) => void

const make = Effect.fnUntraced(function*(dialect: Dialect, onQuery?: OnQuery) {
  const pool = yield* Effect.acquireRelease(
    Effect.sync(() => new Kysely<Schema>({ dialect, ...(onQuery && { log: ({ query }) => onQuery(query.sql) }) })),
    (db) => Effect.promise(() => db.destroy()),
  )
  const sent = yield* sender
  const open = sent(() => pool.startTransaction().execute())
  const sharing = <A>() => {
    const reads = new SharedReads<A>()
    return (key: string, run: (db: Kysely<Schema>) => Promise<A>) =>
      Effect.flatMap(
        Ambient,
        (trx) => Effect.uninterruptible(sent(() => trx ? run(trx) : reads.read(key, () => run(pool)))),
      )
  }
  return Database.of({
    query: (run) => Effect.flatMap(Ambient, (trx) => Effect.uninterruptible(sent(() => run(trx ?? pool)))),
    sharing,
    transaction: (work) => {
      const once = Effect.suspend(() => {
        const later: Array<Effect.Effect<void>> = []
        const keep = (one: Effect.Effect<void>) => Effect.sync(() => void later.push(one))
        return Effect.acquireUseRelease(
          open,
          (trx) => Effect.provideService(Effect.provideService(work, Ambient, trx), AfterCommit, keep),
          (trx, exit) => sent(() => (Exit.isSuccess(exit) ? trx.commit() : trx.rollback()).execute()),
        ).pipe(
          Effect.tap(() => Effect.all(later, { discard: true })),
          Effect.withSpan("Database.transaction", { kind: "client", attributes: { "db.system.name": "postgresql" } }),
        )
      })
      return Effect.flatMap(Ambient, (outer) => outer ? work : afterDeadlocks(once, maxAttempts))
    },
  })
})

const maxAttempts = 5

/**
 * Of transactions that wait for each other, PostgreSQL aborts one; the others have moved on by the time it is
 * retried.
 */
const afterDeadlocks = <A, E, R>(transaction: Effect.Effect<A, E, R>, attempts: number): Effect.Effect<A, E, R> =>
  Effect.catchCause(
    transaction,
    (cause) =>
      attempts > 1 && isDeadlock(Cause.squash(cause))
        ? Effect.andThen(
          Effect.logWarning("A transaction hit a deadlock and runs again"),
          afterDeadlocks(transaction, attempts - 1),
        )
        : Effect.failCause(cause),
  )

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code

const isDeadlock = (error: unknown): boolean => hasCode(error, "40P01")

const isFull = (error: unknown): boolean => hasCode(error, "53100")

/**
 * Sends to the database. While it cannot be reached, that is the defect; it is logged once, and so is its return. A
 * full disk is one, too.
 */
const sender = Effect.map(Effect.context(), (context) => {
  const log = Effect.runForkWith(context)
  let isAway = false
  const failed = (cause: unknown): never => {
    if (isFull(cause)) {
      log(Effect.logWarning("The database has no room", cause))
      throw new StorageFull()
    }
    if (!isConnectionLost(cause)) throw cause
    if (!isAway) log(Effect.logWarning("The database cannot be reached", cause))
    isAway = true
    throw new DatabaseUnavailable()
  }
  const answered = <A>(answer: A): A => {
    if (isAway) log(Effect.logInfo("The database is back"))
    isAway = false
    return answer
  }
  return <A>(send: () => Promise<A>): Effect.Effect<A> => Effect.promise(() => send().then(answered, failed))
})

/** The database for this dialect, with its tables up to date. */
export const layer = (dialect: Dialect, onQuery?: OnQuery): Layer.Layer<Database> =>
  Layer.effect(Database, make(dialect, onQuery))
