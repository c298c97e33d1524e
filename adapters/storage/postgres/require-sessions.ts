import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { DatabaseUnusable } from "./pool.ts"

const detail = "leads to a pooler that gives connections away after each transaction. Parley listens for notifications "
  + "and prepares its reads, for which a connection must keep its session: set pool_mode = session, or name PostgreSQL itself"

/** Refuses a pooler in transaction or statement mode, behind which much would fail later. */
export const requireSessions = (url: Redacted.Redacted): Effect.Effect<void, DatabaseUnusable> =>
  Effect.scoped(Effect.gen(function*() {
    const [one, two] = [yield* connection(url), yield* connection(url)]
    if (one === null || two === null) return
    const first = yield* one("select pg_backend_pid() as pid")
    const other = yield* two("select pg_backend_pid() as pid")
    // What the other one holds now, the first cannot get again.
    yield* two("begin")
    const later = yield* one("select pg_backend_pid() as pid")
    yield* two("rollback")
    if (first !== null && (first === other || first !== later)) return yield* new DatabaseUnusable({ detail })
  }))

/** Null if there is no connection, which the pool reports. */
const connection = (url: Redacted.Redacted) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new Client({ connectionString: Redacted.value(url), connectionTimeoutMillis: 10_000 })
      client.on("error", () => undefined)
      return client.connect().then(() => client, () => null)
    }),
    (client) => Effect.promise(async () => client?.end()),
  ).pipe(Effect.map((client) => client === null ? null : asking(client)))

/** The number in the first row; null for none, or without an answer. */
const asking = (client: Client) => (text: string): Effect.Effect<number | null> =>
  Effect.promise(() => client.query<{ pid: number }>(text).then(({ rows }) => rows[0]?.pid ?? null, () => null))
