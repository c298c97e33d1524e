import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, type Layer, Queue, Stream } from "effect"
import { ada, taskId } from "../support/a-task.ts"

const event = (nth: number, kind: Exclude<TaskEvent["kind"], "folders" | "collaborator"> = "progress"): TaskEvent => ({
  taskId: taskId(nth),
  owner: ada,
  kind,
})

const foldersChanged: TaskEvent = { taskId: null, owner: ada, kind: "folders" }

/** Publishes the first until the subscriber hears it, then the others: subscribing takes an unknown time. */
const heard = (events: TaskEvents["Service"], sent: ReadonlyArray<TaskEvent>) =>
  Effect.gen(function*() {
    const inbox = yield* Queue.unbounded<TaskEvent>()
    const listener = yield* Effect.forkChild(Stream.runForEach(events.subscribe, (one) => Queue.offer(inbox, one)))
    const knock = event(999)
    const knocking = yield* Effect.forkChild(Effect.forever(Effect.andThen(events.publish(knock), Effect.sleep(20))))
    // What was published before may still be on its way; it comes before the knock.
    yield* Effect.repeat(Queue.take(inbox), { until: ({ taskId: id }) => id === knock.taskId })
    yield* Fiber.interrupt(knocking)
    yield* Effect.forEach(sent, events.publish, { discard: true })
    const got: Array<TaskEvent> = []
    while (got.length < sent.length) {
      const next = yield* Queue.take(inbox)
      if (next.taskId !== knock.taskId) got.push(next)
    }
    yield* Fiber.interrupt(listener)
    return got
  })

/** What every TaskEvents must do. */
export const taskEventsContract = (name: string, layer: Layer.Layer<TaskEvents>): void => {
  describe(`TaskEvents: ${name}`, () => {
    it.live("tells every subscriber, in order", () =>
      Effect.gen(function*() {
        const events = yield* TaskEvents
        const sent = [
          event(1),
          event(2, "segments"),
          event(1, "status"),
          event(3, "deleted"),
          event(3, "cancelled"),
          foldersChanged,
        ]
        const [one, other] = yield* Effect.all([heard(events, sent), heard(events, [])], { concurrency: 2 })
        assert.deepStrictEqual([one, other], [sent, []])
        assert.deepStrictEqual(yield* heard(events, sent), sent)
      }).pipe(Effect.provide(layer)))

    it.live("publishes into the void when nobody listens", () =>
      Effect.gen(function*() {
        const events = yield* TaskEvents
        yield* Effect.forEach(Array.from({ length: 3000 }), () => events.publish(event(1)), { discard: true })
        assert.deepStrictEqual(yield* heard(events, [event(2)]), [event(2)])
      }).pipe(Effect.provide(layer)))
  })
}
