import { JobQueue } from "#domain/job/job-queue.port.ts"
import { type Job, Lane } from "#domain/job/job.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Deferred, Effect, Fiber, type Layer, Queue } from "effect"
import { ada, bob, taskId } from "../support/a-task.ts"
import { behavesLiveOn } from "../support/behaves.ts"

const aJob = (nth: number, given: Partial<Job> = {}): Job => ({
  kind: "transcribe",
  taskId: taskId(nth),
  attempt: 1,
  account: ada,
  priority: false,
  ...given,
})

/** Runs the work while the test is looking on. */
const during = <A, E, R>(work: Effect.Effect<never, never, R>, test: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const fiber = yield* Effect.forkChild(work)
    return yield* Effect.ensuring(test, Fiber.interrupt(fiber))
  })

/** The task numbers that a single worker gets, in order, until there are as many as asked for. */
const order = (count: number) =>
  Effect.gen(function*() {
    const seen = yield* Queue.unbounded<number>()
    const work = (yield* JobQueue).work("transcribe", 1, (job) => Queue.offer(seen, Number(job.taskId.slice(-6))))
    return yield* during(work, Effect.forEach(Array.from({ length: count }), () => Queue.take(seen)))
  })

/** What every JobQueue must do. */
export const jobQueueContract = (name: string, layer: Layer.Layer<JobQueue | UnitOfWork>): void => {
  describe(`JobQueue: ${name}`, () => {
    const behaves = behavesLiveOn(layer)

    behaves(
      "runs a job once, as it was given",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const seen = yield* Queue.unbounded<Job>()
        const job = aJob(1, { attempt: 3, priority: true })
        yield* queue.enqueue(job)
        yield* queue.enqueue(aJob(2))
        const work = queue.work("transcribe", 1, (given) => Queue.offer(seen, given))
        const both = yield* during(work, Effect.all([Queue.take(seen), Queue.take(seen)]))
        assert.deepStrictEqual(both, [job, aJob(2)])
      }),
    )

    behaves(
      "does not double what waits or runs, but takes it again when done",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const begun = yield* Queue.unbounded<number>()
        const go = yield* Deferred.make<void>()
        const work = queue.work(
          "transcribe",
          2,
          ({ attempt }) => Effect.andThen(Queue.offer(begun, attempt), Deferred.await(go)),
        )
        yield* queue.enqueue(aJob(1))
        yield* queue.enqueue(aJob(1))
        const attempts = yield* during(
          work,
          Effect.gen(function*() {
            const first = yield* Queue.take(begun)
            yield* queue.enqueue(aJob(1))
            yield* queue.enqueue(aJob(1, { attempt: 2 }))
            const second = yield* Queue.take(begun)
            yield* Deferred.succeed(go, undefined)
            yield* queue.enqueue(aJob(1, { attempt: 3 }))
            return [first, second, yield* Queue.take(begun)]
          }),
        )
        assert.deepStrictEqual(attempts, [1, 2, 3])
      }),
    )

    behaves(
      "joins the ambient transaction",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const { transaction } = yield* UnitOfWork
        yield* transaction(Effect.andThen(queue.enqueue(aJob(1)), Effect.fail("no"))).pipe(Effect.flip)
        yield* transaction(queue.enqueue(aJob(2)))
        assert.deepStrictEqual(yield* order(1), [2])
      }),
    )

    behaves(
      "holds back a job that is put off",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        yield* queue.enqueue(aJob(1), 3_600_000)
        // On a busy machine, a millisecond was over before the third was there.
        yield* queue.enqueue(aJob(2), 1000)
        yield* queue.enqueue(aJob(3))
        assert.deepStrictEqual(yield* order(2), [3, 2])
      }),
    )

    behaves(
      "lets accounts take turns, and Pro go first",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        for (const nth of [1, 2, 3]) yield* queue.enqueue(aJob(nth))
        for (const nth of [4, 5]) yield* queue.enqueue(aJob(nth, { account: bob }))
        yield* queue.enqueue(aJob(6, { priority: true }))
        assert.deepStrictEqual(yield* order(6), [6, 1, 4, 2, 5, 3])
      }),
    )

    behaves(
      "tries a job again after a defect",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const tries = yield* Queue.unbounded<void>()
        yield* queue.enqueue(aJob(1))
        let count = 0
        const work = queue.work(
          "transcribe",
          1,
          () => Effect.suspend(() => ++count === 1 ? Effect.die(new Error("planned")) : Queue.offer(tries, undefined)),
        )
        yield* during(work, Queue.take(tries))
        assert.strictEqual(count, 2)
      }),
    )

    behaves(
      "cancels what waits",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        yield* queue.enqueue(aJob(1))
        yield* queue.enqueue(aJob(2))
        yield* queue.cancel(taskId(1))
        yield* queue.cancel(taskId(9))
        assert.deepStrictEqual(yield* order(1), [2])
      }),
    )

    behaves(
      "interrupts what runs when it is cancelled, for good",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const begun = yield* Deferred.make<void>()
        const stopped = yield* Deferred.make<void>()
        const next = yield* Deferred.make<void>()
        yield* queue.enqueue(aJob(1))
        const work = queue.work(
          "transcribe",
          1,
          ({ taskId: id }) =>
            id === taskId(2) ? Deferred.succeed(next, undefined) : Deferred.succeed(begun, undefined).pipe(
              Effect.andThen(Effect.never),
              Effect.onInterrupt(() => Deferred.succeed(stopped, undefined)),
            ),
        )
        yield* during(
          work,
          Effect.gen(function*() {
            yield* Deferred.await(begun)
            yield* queue.cancel(taskId(1))
            yield* Deferred.await(stopped)
            yield* queue.enqueue(aJob(2))
            yield* Deferred.await(next)
          }),
        )
      }),
    )

    behaves(
      "gives a job back when the worker stops, for the next one to begin at once",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const begun = yield* Deferred.make<void>()
        yield* queue.enqueue(aJob(1))
        const work = queue.work("transcribe", 1, () => Effect.andThen(Deferred.succeed(begun, undefined), Effect.never))
        yield* during(work, Deferred.await(begun))
        assert.deepStrictEqual(yield* order(1), [1])
      }),
    )

    behaves(
      "says what waits and runs in each lane, and since when, without what is put off",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const begun = yield* Deferred.make<void>()
        const before = yield* DateTime.now
        yield* queue.enqueue(aJob(1))
        yield* queue.enqueue(aJob(2, { kind: "analyse" }))
        yield* queue.enqueue(aJob(3, { kind: "analyse" }))
        yield* queue.enqueue(aJob(4, { kind: "playback" }), 3_600_000)
        const work = queue.work("transcribe", 1, () => Effect.andThen(Deferred.succeed(begun, undefined), Effect.never))
        const load = yield* during(work, Effect.andThen(Deferred.await(begun), queue.load))
        assert.deepStrictEqual(load.map(({ lane }) => lane), [...Lane.literals])
        const rows = load.filter(({ waiting, running }) => waiting + running > 0)
        assert.deepStrictEqual(
          rows.map(({ lane, waiting, running }) => ({ lane, waiting, running })),
          [{ lane: "transcribe", waiting: 0, running: 1 }, { lane: "analyse", waiting: 2, running: 0 }],
        )
        const oldest = load.find(({ lane }) => lane === "analyse")?.oldestAt ?? assert.fail("no time")
        // The database rounds to seconds, and its clock is not ours.
        assert.isBelow(Math.abs(DateTime.toEpochMillis(oldest) - DateTime.toEpochMillis(before)), 600_000)
        assert.isNull(load.find(({ lane }) => lane === "playback")?.oldestAt)
      }),
    )

    behaves(
      "keeps kinds apart and runs as many at once as allowed",
      Effect.gen(function*() {
        const queue = yield* JobQueue
        const done = yield* Queue.unbounded<string>()
        const twoRun = yield* Deferred.make<void>()
        yield* queue.enqueue(aJob(1))
        for (const nth of [2, 3, 4, 5, 6, 7]) yield* queue.enqueue(aJob(nth, { kind: "analyse" }))
        let running = 0
        let most = 0
        const work = queue.work("analyse", 2, ({ kind }) =>
          Effect.gen(function*() {
            most = Math.max(most, ++running)
            if (running === 2) yield* Deferred.succeed(twoRun, undefined)
            yield* Deferred.await(twoRun)
            running--
            yield* Queue.offer(done, kind)
          }))
        const kinds = yield* during(work, Effect.all(Array.from({ length: 6 }, () => Queue.take(done))))
        assert.deepStrictEqual(kinds, Array.from({ length: 6 }, () => "analyse"))
        assert.strictEqual(most, 2)
      }),
    )
  })
}
