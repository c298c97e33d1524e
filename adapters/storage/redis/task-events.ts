import { decodeEvent, encodeEvent } from "#adapters/system/wire/task-event-message.ts"
import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { Effect, Layer, Option, PubSub, type Redacted, Stream } from "effect"
import { connected, type RedisUnusable } from "./connection.ts"

const channel = "parley:task-events"

/** A subscriber this far behind loses the oldest events; it reads the task again anyway. */
const backlog = 1024

const make = Effect.fnUntraced(function*(url: Redacted.Redacted) {
  const sender = yield* connected(url)
  const receiver = yield* connected(url)
  const events = yield* Effect.acquireRelease(PubSub.sliding<TaskEvent>(backlog), PubSub.shutdown)
  receiver.on("message", (_channel: string, text: string) => {
    const event = decodeEvent(text)
    if (Option.isSome(event)) PubSub.publishUnsafe(events, event.value)
  })
  yield* Effect.promise(() => receiver.subscribe(channel))
  return TaskEvents.of({
    publish: (event) =>
      Effect.tryPromise(() => sender.publish(channel, encodeEvent(event))).pipe(
        Effect.catch((cause) => Effect.logWarning("A task event was not sent", cause)),
        Effect.asVoid,
      ),
    subscribe: Stream.fromPubSub(events),
  })
})

/** Between all processes. */
export const layer = (url: Redacted.Redacted): Layer.Layer<TaskEvents, RedisUnusable> =>
  Layer.effect(TaskEvents, make(url))
