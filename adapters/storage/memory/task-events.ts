import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { Effect, Layer, PubSub, Stream } from "effect"

/** A subscriber this far behind loses the oldest events; it reads the task again anyway. */
const backlog = 1024

/** Between the fibers of this process. */
export const layer: Layer.Layer<TaskEvents> = Layer.effect(
  TaskEvents,
  Effect.map(
    Effect.acquireRelease(PubSub.sliding<TaskEvent>(backlog), PubSub.shutdown),
    (events) =>
      TaskEvents.of({
        publish: (event) => Effect.asVoid(PubSub.publish(events, event)),
        subscribe: Stream.fromPubSub(events),
      }),
  ),
)
