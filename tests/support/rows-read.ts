import { Database } from "#adapters/postgres/database.ts"
import type { Schema } from "#adapters/postgres/schema.ts"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"

/**
 * How many rows PostgreSQL reads for this, in tables and indexes of ours; what only an index is asked for counts too. It
 * runs in a transaction of its own.
 */
export const rowsRead = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Database, ({ query, transaction }) =>
    transaction(Effect.gen(function*() {
      // What helpers read is not in the statistics of this transaction.
      yield* query((q) => sql`set local max_parallel_workers_per_gather = 0`.execute(q))
      const before = yield* query(read)
      yield* work
      return (yield* query(read)) - before
    })))

const read = async (q: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid) + case when relkind = 'r'
      then pg_stat_get_xact_tuples_fetched(oid) else 0 end)::integer as count
    from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(q)
  return rows[0]?.count ?? 0
}
