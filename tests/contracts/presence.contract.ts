import * as Presences from "#adapters/storage/memory/presence.ts"
import type { Attendance, Page } from "#domain/collaboration/attendance.ts"
import { Presence } from "#domain/collaboration/presence.port.ts"
import { DocumentBus } from "#domain/kernel/document-bus.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { describe, it } from "@effect/vitest"
import { Context, Effect, Exit, Layer, Queue, Scope, Stream } from "effect"
import { ada, bob, taskId } from "../support/a-task.ts"

const line = SegmentId.make("g1")
const adas: Page = { page: "a", user: ada, name: "Ada" }
const bobs: Page = { page: "b", user: bob, name: "Bob" }

/** Waits until the bus brings what is sent: subscribing takes an unknown time. */
const isReady = Effect.gen(function*() {
  const bus = yield* DocumentBus
  const knock = bus.publish({ kind: "sign", task: taskId(999), page: "knock", user: null, line: null })
  yield* Effect.forkScoped(Effect.forever(Effect.andThen(Effect.sleep(20), knock)))
  yield* Stream.runHead(Stream.filter(bus.subscribe, ({ kind }) => kind === "sign"))
}).pipe(Effect.scoped)

/** A process of its own on the same bus. */
const aProcess = Effect.gen(function*() {
  const bus = yield* DocumentBus
  yield* isReady
  const built = yield* Layer.build(Layer.fresh(Layer.provide(Presences.layer, Layer.succeed(DocumentBus, bus))))
  return Context.get(built, Presence)
})

const shown = (all: ReadonlyArray<Attendance>) =>
  all.map(({ page, focus }) => focus === null ? page : `${page} on ${focus.line}`).toSorted().join(", ")

/** A page that attends until it leaves, and what it sees. */
const attending = Effect.fnUntraced(function*(presence: Presence["Service"], page: Page, task = taskId(901)) {
  const inbox = yield* Queue.unbounded<string>()
  const scope = yield* Scope.fork(yield* Effect.scope)
  yield* presence.attend(task, page).pipe(
    Stream.runForEach((all) => Queue.offer(inbox, shown(all))),
    Effect.forkIn(scope, { startImmediately: true }),
  )
  return {
    /** Waits until it sees this. */
    sees: (wanted: string) => Effect.repeat(Queue.take(inbox), { until: (one) => one === wanted }),
    leave: Scope.close(scope, Exit.void),
  }
})

/** Until what a page sees follows from it: the bus of another process is heard after an unknown time. */
const meet = Effect.fnUntraced(function*(one: Presence["Service"], other: Presence["Service"]) {
  const first = yield* attending(one, adas)
  const second = yield* attending(other, bobs)
  yield* Effect.all([first.sees("a, b"), second.sees("a, b")], { concurrency: 2 })
  return [first, second] as const
})

/** What Presence must do on every DocumentBus, between two processes. */
export const presenceContract = (name: string, layer: Layer.Layer<DocumentBus>): void => {
  describe(`Presence: ${name}`, () => {
    it.live("shows pages of both processes to each other, until they leave", () =>
      Effect.gen(function*() {
        const [first, second] = yield* meet(yield* aProcess, yield* aProcess)
        yield* second.leave
        yield* first.sees("a")
        yield* first.leave
      }).pipe(Effect.scoped, Effect.provide(layer)))

    it.live("takes a sign of a page at either process, and of its own account only", () =>
      Effect.gen(function*() {
        const [one, other] = [yield* aProcess, yield* aProcess]
        const [first, second] = yield* meet(one, other)
        yield* one.sign(taskId(901), { page: "b", user: ada, line: SegmentId.make("forged") })
        yield* one.sign(taskId(901), { page: "b", user: bob, line })
        yield* Effect.all([first.sees("a, b on g1"), second.sees("a, b on g1")], { concurrency: 2 })
        yield* other.sign(taskId(901), { page: "b", user: bob, line: null })
        yield* first.sees("a, b")
      }).pipe(Effect.scoped, Effect.provide(layer)))

    it.live("shows nothing at another task", () =>
      Effect.gen(function*() {
        const [one, other] = [yield* aProcess, yield* aProcess]
        const elsewhere = yield* attending(one, { ...adas, page: "c" }, taskId(902))
        yield* elsewhere.sees("c")
        const [first] = yield* meet(one, other)
        yield* first.leave
        const again = yield* attending(other, { ...bobs, page: "d" }, taskId(902))
        yield* elsewhere.sees("c, d")
        yield* again.leave
        yield* elsewhere.sees("c")
      }).pipe(Effect.scoped, Effect.provide(layer)))
  })
}
