import { Effect, Layer, Redacted, Schema } from "effect"
import { PostgresDialect } from "kysely"
import { Pool, type PoolClient, TypeOverrides } from "pg"
import * as Database from "./database.ts"

/** The server named by DATABASE_URL cannot be used. Known at start, so that nobody finds out later. */
export class DatabaseUnusable extends Schema.TaggedError<DatabaseUnusable>()("DatabaseUnusable", {
  detail: Schema.String,
}) {
  override get message(): string {
    return `DATABASE_URL: ${this.detail}`
  }
}

const oldest = 15
const int8 = 20

const connect = (url: Redacted.Redacted): Pool => {
  const types = new TypeOverrides()
  types.setTypeParser(int8, Number)
  return new Pool({ connectionString: Redacted.value(url), max: 10, connectionTimeoutMillis: 10_000, types })
}

const checked = (pool: Pool) =>
  Effect.gen(function*() {
    const version = yield* Effect.tryPromise({
      try: () => pool.query<{ server_version_num: string }>("show server_version_num"),
      catch: (cause) => new DatabaseUnusable({ detail: `no connection (${reasonOf(cause)})` }),
    })
    const major = Math.floor(Number(version.rows[0]?.server_version_num ?? 0) / 10_000)
    const detail = `PostgreSQL ${oldest} or later is needed, this is ${major}`
    return yield* major < oldest ? new DatabaseUnusable({ detail }) : Effect.void
  })

/** The error code ("ECONNREFUSED", "28P01"): messages of the driver may repeat the address. */
const reasonOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown reason"

/** The database on a PostgreSQL server. */
export const layer = (
  url: Redacted.Redacted,
  onQuery?: Database.OnQuery,
): Layer.Layer<Database.Database, DatabaseUnusable> =>
  Layer.unwrap(Effect.gen(function*() {
    const pool = connect(url)
    pool.on("error", ignoreIdleLoss)
    yield* checked(pool).pipe(Effect.onError(() => Effect.promise(() => pool.end())))
    return Database.layer(new PostgresDialect({ pool }), onQuery)
  }))

/** An idle connection that the server closed is replaced at the next query, which reports what is still wrong. */
const ignoreIdleLoss = (_cause: Error, _client: PoolClient): void => undefined
