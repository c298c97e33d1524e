import { decodeEvent, encodeEvent } from "#adapters/system/wire/task-event-message.ts"
import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { Effect, Layer, Option, PubSub, type Redacted, Stream } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { listenTo } from "./notifications.ts"

const channel = "parley_task_events"

/** A subscriber this far behind loses the oldest events; it reads the task again anyway. */
const backlog = 1024

const make = Effect.fnUntraced(function*(url: Redacted.Redacted) {
  const db = yield* Database
  const events = yield* Effect.acquireRelease(PubSub.sliding<TaskEvent>(backlog), PubSub.shutdown)
  yield* listenTo(url, channel, (payload) => {
    const event = decodeEvent(payload)
    if (Option.isSome(event)) PubSub.publishUnsafe(events, event.value)
  })
  return TaskEvents.of({
    publish: (event) =>
      Effect.asVoid(db.query((q) => sql`select pg_notify(${channel}, ${encodeEvent(event)})`.execute(q))),
    subscribe: Stream.fromPubSub(events),
  })
})

/** Between all processes on one server, where there is no Redis. Events published in a transaction arrive at its commit. */
export const layer = (url: Redacted.Redacted): Layer.Layer<TaskEvents, never, Database> =>
  Layer.effect(TaskEvents, make(url))
