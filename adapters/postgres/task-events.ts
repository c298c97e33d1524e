import { decodeEvent, encodeEvent } from "#adapters/wire/task-event-message.ts"
import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { Effect, Layer, Option, PubSub, Redacted, Stream } from "effect"
import { sql } from "kysely"
import { Client } from "pg"
import { Database } from "./database.ts"

const channel = "parley_task_events"

/** A subscriber this far behind loses the oldest events; it reads the task again anyway. */
const backlog = 1024

/** Milliseconds. A statement that takes longer ends the connection. */
const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000, keepAlive: true }

const make = Effect.fnUntraced(function*(url: Redacted.Redacted) {
  const db = yield* Database
  const events = yield* Effect.acquireRelease(PubSub.sliding<TaskEvent>(backlog), PubSub.shutdown)
  const listen = Effect.scoped(Effect.gen(function*() {
    const client = yield* Effect.acquireRelease(
      Effect.sync(() => new Client({ connectionString: Redacted.value(url), ...limits })),
      (opened) => Effect.promise(() => opened.end()),
    )
    const lost = untilLost(client)
    client.on("notification", ({ payload }) => {
      const event = decodeEvent(payload)
      if (Option.isSome(event)) PubSub.publishUnsafe(events, event.value)
    })
    yield* Effect.tryPromise(() => client.connect())
    yield* Effect.tryPromise(() => client.query(`listen ${channel}`))
    const probe = Effect.tryPromise(() => client.query("select 1"))
    yield* Effect.raceFirst(
      Effect.promise(() => lost),
      Effect.forever(Effect.andThen(Effect.sleep("10 seconds"), probe)),
    )
  }))
  yield* listen.pipe(
    Effect.catch(() => Effect.logWarning("No connection to receive task events; trying again")),
    Effect.andThen(Effect.sleep("1 second")),
    Effect.forever,
    Effect.forkScoped,
  )
  return TaskEvents.of({
    publish: (event) =>
      Effect.asVoid(db.query((q) => sql`select pg_notify(${channel}, ${encodeEvent(event)})`.execute(q))),
    subscribe: Stream.fromPubSub(events),
  })
})

/** Between all processes on one server, where there is no Redis. Events published in a transaction arrive at its commit. */
export const layer = (url: Redacted.Redacted): Layer.Layer<TaskEvents, never, Database> =>
  Layer.effect(TaskEvents, make(url))

const untilLost = (client: Client): Promise<void> =>
  new Promise((resolve) => {
    client.once("end", () => resolve())
    client.on("error", () => resolve())
  })
