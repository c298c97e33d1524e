import { Effect, Redacted } from "effect"
import { Client } from "pg"

/** Milliseconds. A statement that takes longer ends the connection. */
const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }

/** Receives what is notified on a channel, on a connection of its own that is opened again whenever it is lost. */
export const listenTo = (url: Redacted.Redacted, channel: string, receive: (payload: string) => void) => {
  const listen = Effect.scoped(Effect.gen(function*() {
    const client = yield* Effect.acquireRelease(
      Effect.sync(() => new Client({ connectionString: Redacted.value(url), ...limits })),
      (opened) => Effect.promise(() => opened.end()),
    )
    const lost = untilLost(client)
    client.on("notification", ({ payload }) => receive(payload ?? ""))
    yield* Effect.tryPromise(() => client.connect())
    yield* Effect.tryPromise(() => client.query(`listen ${channel}`))
    const probe = Effect.tryPromise(() => client.query("select 1"))
    yield* Effect.raceFirst(
      Effect.promise(() => lost),
      Effect.forever(Effect.andThen(Effect.sleep("10 seconds"), probe)),
    )
  }))
  return listen.pipe(
    Effect.catch(() => Effect.logWarning("No connection to receive notifications; trying again", { channel })),
    Effect.andThen(Effect.sleep("1 second")),
    Effect.forever,
    Effect.forkScoped,
  )
}

const untilLost = (client: Client): Promise<void> =>
  new Promise((resolve) => {
    client.once("end", () => resolve())
    client.on("error", () => resolve())
  })
