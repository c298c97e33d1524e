import { Database } from "#adapters/storage/postgres/database.ts"
import type { Schema } from "#adapters/storage/postgres/schema.ts"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"

/**
 * How many rows PostgreSQL reads for this, by table and index of ours; what only an index is asked for counts too. It runs
 * in a transaction of its own.
 */
export const rowsReadIn = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Database, ({ query, transaction }) =>
    transaction(Effect.gen(function*() {
      // What helpers read is not in the statistics of this transaction.
      yield* query((q) => sql`set local max_parallel_workers_per_gather = 0`.execute(q))
      const before = yield* query(read)
      yield* work
      const after = yield* query(read)
      return new Map(Array.from(after, ([name, rows]) => [name, rows - (before.get(name) ?? 0)]))
    })))

/** All of them together. */
export const rowsRead = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(rowsReadIn(work), (found) => Array.from(found.values()).reduce((sum, rows) => sum + rows, 0))

const read = async (q: Kysely<Schema>): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, (pg_stat_get_xact_tuples_returned(oid) + case when relkind = 'r'
      then pg_stat_get_xact_tuples_fetched(oid) else 0 end)::integer as rows
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(q)
  return new Map(rows.map((row) => [row.name, row.rows]))
}
