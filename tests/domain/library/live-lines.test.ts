import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { liveLines } from "#domain/transcript/shared/live-lines.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Ref, Stream } from "effect"
import { TestClock } from "effect/testing"
import { array, assert as holds, asyncProperty, boolean, integer, record, shuffledSubarray } from "fast-check"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { oneWord, planned, seconds } from "../../support/pipeline/a-plan.ts"
import { aTranscriptionState } from "../../support/task-states.ts"

const id = taskId(1)
const count = 8
const chunks = seconds(count)
const running: Partial<Task> = { transcription: aTranscriptionState("Running") }

/** A client that merges by id. */
const reader = Effect.gen(function*() {
  const lines = yield* Ref.make<ReadonlyMap<string, string>>(new Map())
  const repeated = yield* Ref.make<ReadonlyArray<string>>([])
  const connect = watchTask.stream({ taskId: id }).pipe(
    Stream.runForEach(({ lines: fresh }) =>
      Effect.gen(function*() {
        if (fresh === null) return
        const known = fresh.reset ? new Map<string, string>() : yield* Ref.get(lines)
        yield* Ref.update(repeated, (all) => [
          ...all,
          ...fresh.segments.map((one) => one.id).filter((one) => known.has(one)),
        ])
        yield* Ref.set(lines, new Map([...known, ...fresh.segments.map((one) => [one.id, one.text] as const)]))
      })
    ),
    Effect.forkChild,
  )
  return { lines, repeated, connect }
})

const settled = Effect.forEach(Array.from({ length: 200 }), () => Effect.yieldNow, { discard: true })

const recognised = (index: number, isNotified: boolean) =>
  Effect.gen(function*() {
    const works = yield* WorkStore
    const events = yield* TaskEvents
    yield* works.finish(id, index, oneWord(chunks[index] ?? { begin: 0, end: 0 }))
    if (isNotified) yield* events.publish({ taskId: id, owner: ada, kind: "segments" })
  })

const transcribing = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepTasks(aTask(running))
    yield* planned(id, chunks)
    return yield* test
  })).pipe(Effect.provide(asAda))

const step = record({ isNotified: boolean(), reconnects: boolean(), yields: integer({ min: 0, max: 3 }) })

describe("the lines of a running transcription", () => {
  it("reach a viewer completely and once, in whatever order chunks finish, events are lost and it reconnects", () =>
    holds(
      asyncProperty(
        shuffledSubarray([...chunks.keys()], { minLength: 1 }),
        array(step, { minLength: count, maxLength: count }),
        (order, steps) =>
          Effect.runPromise(
            transcribing(Effect.gen(function*() {
              const { lines, repeated, connect } = yield* reader
              let connection = yield* connect
              for (const [nth, index] of order.entries()) {
                const { isNotified, reconnects, yields } = steps[nth] ?? assert.fail("no step")
                if (reconnects) {
                  yield* Fiber.interrupt(connection)
                  connection = yield* connect
                }
                yield* recognised(index, isNotified)
                yield* Effect.forEach(Array.from({ length: yields }), () => Effect.yieldNow)
              }
              yield* settled
              yield* TestClock.adjust("5 seconds")
              yield* settled
              const expected = yield* liveLines(yield* (yield* TaskStore).get(id), { from: null, to: null })
              assert.strictEqual(expected.length, order.length)
              assert.deepStrictEqual(
                Object.fromEntries(yield* Ref.get(lines)),
                Object.fromEntries(expected.map((line) => [line.id, line.text])),
              )
              assert.deepStrictEqual(yield* Ref.get(repeated), [])
            })).pipe(Effect.provide(TestClock.layer())),
          ),
      ),
      { numRuns: 60 },
    ))

  it.effect("are replaced when the recording is planned again", () =>
    transcribing(Effect.gen(function*() {
      const { lines, connect } = yield* reader
      yield* recognised(0, true)
      yield* recognised(1, true)
      yield* connect
      yield* settled
      assert.strictEqual((yield* Ref.get(lines)).size, 2)
      yield* planned(id, chunks)
      yield* recognised(3, true)
      yield* settled
      assert.deepStrictEqual([...(yield* Ref.get(lines)).keys()], ["s4-1"])
    })))

  it.effect("are read from the store once per viewer", () =>
    transcribing(Effect.gen(function*() {
      const works = yield* WorkStore
      let read = 0
      const counted = WorkStore.of({
        ...works,
        get: () => Effect.die("everything was read again"),
        finishedAfter: (task, after) =>
          Effect.tap(works.finishedAfter(task, after), (found) =>
            Effect.sync(() => void (read += found?.chunks.length ?? 0))),
      })
      const { lines, connect } = yield* reader
      yield* Effect.provideService(Effect.all([connect, connect, connect]), WorkStore, counted)
      yield* settled
      for (const index of chunks.keys()) {
        yield* recognised(index, true)
        yield* settled
      }
      assert.strictEqual((yield* Ref.get(lines)).size, count)
      assert.strictEqual(read, 3 * count)
    })))
})
