import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, type Layer, Queue, Stream } from "effect"
import { ada, taskId } from "../support/a-task.ts"

const update = (document: string, length: number): DocumentMessage => ({
  kind: "update",
  document,
  from: "here",
  bytes: Uint8Array.from({ length }, (_, at) => at % 251),
})

/** The knocks, and what other files send on the bus of the same server. */
const isKnock = (one: DocumentMessage): boolean =>
  "document" in one ? one.document === "knock" : "task" in one && one.task !== null && one.task !== taskId(1)

/** Publishes the first until the subscriber hears it, then the others: subscribing takes an unknown time. */
const heard = (bus: DocumentBus["Service"], sent: ReadonlyArray<DocumentMessage>) =>
  Effect.gen(function*() {
    const inbox = yield* Queue.unbounded<DocumentMessage>()
    const listener = yield* Effect.forkChild(Stream.runForEach(bus.subscribe, (one) => Queue.offer(inbox, one)))
    const knock = bus.publish(update("knock", 1))
    const knocking = yield* Effect.forkChild(Effect.forever(Effect.andThen(knock, Effect.sleep(20))))
    yield* Effect.repeat(Queue.take(inbox), { until: isKnock })
    yield* Fiber.interrupt(knocking)
    yield* Effect.forEach(sent, bus.publish, { discard: true })
    const got: Array<DocumentMessage> = []
    while (got.length < sent.length) {
      const next = yield* Queue.take(inbox)
      if (!isKnock(next)) got.push(next)
    }
    yield* Fiber.interrupt(listener)
    return got
  })

/** What every DocumentBus must do. */
export const documentBusContract = (name: string, layer: Layer.Layer<DocumentBus>): void => {
  describe(`DocumentBus: ${name}`, () => {
    it.live("brings every kind of message to its subscribers, in order and byte for byte", () =>
      Effect.gen(function*() {
        const bus = yield* DocumentBus
        const sent: ReadonlyArray<DocumentMessage> = [
          update("task.1.1", 0),
          update("task.1.1", 300),
          { kind: "replaced", document: "task.1.1", by: "edit", name: "Zoë 会議 🎙", bytes: new Uint8Array([0, 255]) },
          { kind: "replaced", document: "task.1.1", by: "analysis", name: null, bytes: new Uint8Array() },
          { kind: "close", user: ada, session: null, task: taskId(1), reason: "removed" },
          { kind: "close", user: null, session: null, task: null, reason: "stale" },
          {
            kind: "pages",
            task: taskId(1),
            from: "here",
            nth: 1,
            asks: true,
            pages: [
              { page: "p1", user: ada, name: "Zoë", focus: { line: SegmentId.make("g1"), since: 1, forMs: 8000 } },
              { page: "p2", user: null, name: "Operator", focus: null },
            ],
          },
          { kind: "sign", task: taskId(1), page: "p1", user: ada, line: SegmentId.make("g1") },
          { kind: "sign", task: taskId(1), page: "p2", user: null, line: null },
        ]
        assert.deepStrictEqual(yield* heard(bus, sent), sent)
      }).pipe(Effect.provide(layer)))

    it.live("brings messages of a megabyte whole", () =>
      Effect.gen(function*() {
        const bus = yield* DocumentBus
        const sent = [update("task.1.1", 1_000_000), update("task.2.1", 40_000)]
        assert.deepStrictEqual(yield* heard(bus, sent), sent)
      }).pipe(Effect.provide(layer)))
  })
}
