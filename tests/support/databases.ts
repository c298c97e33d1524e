import * as Database from "#adapters/storage/postgres/database.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { type Context, Effect, Layer, Redacted, Scope } from "effect"
import { sql } from "kysely"
import { clonedDatabase } from "./postgres-template.ts"

/** PostgreSQL for each test, empty: one database and one pool serve all files of a worker. */
export const postgres: Layer.Layer<Database.Database> = Layer.unwrap(
  Effect.map(Effect.promise(() => pool ??= openPool()), (opened) => emptied(opened)),
)

/** PostgreSQL for one test that changes tables. */
export const ownPostgres: Layer.Layer<Database.Database> = Layer.unwrap(
  Effect.map(Effect.promise(clonedDatabase), (address) => Layer.orDie(Pool.layer(Redacted.make(address)))),
)

/** The address of this worker's database on the server. */
export const databaseUrl = (): Promise<string> => (url ??= clonedDatabase())

let url: Promise<string> | undefined
let pool: Promise<Context.Context<Database.Database>> | undefined

const openPool = async () => opened(Layer.orDie(Pool.layer(Redacted.make(await databaseUrl()))))

/** Stays open for as long as the worker lives. */
const opened = <Opened>(layer: Layer.Layer<Opened>): Promise<Context.Context<Opened>> =>
  Effect.runPromise(Layer.buildWithScope(layer, Scope.makeUnsafe()))

const emptied = <Opened>(opened: Context.Context<Database.Database | Opened>) =>
  Layer.provideMerge(
    Layer.effectDiscard(Effect.flatMap(Database.Database, (db) => db.query((q) => empty.execute(q)))),
    Layer.succeedContext(opened),
  )

/** All tables of ours, in any order; of the job queue's own only the jobs. Deleting beats truncating where there is little. */
const empty = sql`do $$ declare name regclass; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in
    select class.oid from pg_class class join pg_namespace space on space.oid = relnamespace
    where relkind in ('r', 'p') and (
      nspname = 'public' and relname not like 'kysely%' or nspname = 'pgboss' and relname = 'job')
  loop execute format('delete from %s', name); end loop;
end $$`
