import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { remainingOf } from "#domain/task/remaining.ts"
import type { Task } from "#domain/task/task.ts"
import { advanceAnalysis, completeAnalysis } from "#domain/task/transitions.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Result } from "effect"
import { array, assert as holds, constantFrom, integer, option, property, record } from "fast-check"
import { atNoon, keepTasks, noon } from "../../support/a-scene.ts"
import { asAda, aTask, aWork, bob, taskId } from "../../support/a-task.ts"

const at = (seconds: number) => DateTime.add(noon, { milliseconds: Math.round(seconds * 1000) })
const plain = { ...aTask().options, analyse: false }

/** A finished task with its duration and processing times, in seconds. */
const completed = (duration: number, transcription: number | null, analysis: number | null): Task =>
  aTask({ duration, work: aWork({ processingSeconds: { transcription, analysis } }) })

const waiting = (nth: number, duration: number | null, since = nth, given: Partial<Task> = {}): Task =>
  aTask({
    id: taskId(nth),
    duration,
    options: plain,
    transcription: { _tag: "Waiting", since: at(since) },
    ...given,
  })

const running = (nth: number, duration: number, startedAt = 0): Task =>
  aTask({
    id: taskId(nth),
    duration,
    options: plain,
    transcription: { _tag: "Running" },
    work: aWork({ transcription: { step: "probing", progress: 0, startedAt: at(startedAt) } }),
  })

const analysed = (duration: number): Task =>
  aTask({
    duration,
    analysis: { _tag: "Running" },
    work: aWork({ analysis: { step: "generating summary", startedAt: noon } }),
  })

/** Transcription takes half the recording's duration, analysis a tenth. */
const done = [completed(100, 50, 10), completed(200, 100, 20)]
const left = (task: Task, seconds: number, unfinished: ReadonlyArray<Task> = [], known = done) =>
  remainingOf(task, { done: known, unfinished }, at(seconds))

const anyTask = record({
  duration: option(integer({ min: 0, max: 90_000 })),
  state: constantFrom("Waiting", "Running", "Analysing"),
  nth: integer({ min: 1, max: 50 }),
}).map(({ duration, state, nth }) =>
  state === "Waiting"
    ? waiting(nth, duration)
    : state === "Running"
    ? running(nth, duration ?? 0)
    : analysed(duration ?? 0)
)
const seconds = integer({ min: -100_000, max: 1_000_000 })

describe("the time left, based on other tasks", () => {
  it("is always a whole number of seconds up to a day, or unknown", () => {
    holds(
      property(
        anyTask,
        array(anyTask),
        array(integer({ min: 0, max: 1_000_000 })),
        seconds,
        (task, others, all, now) => {
          const known = all.map((length) => completed(length, length, length))
          const told = left(task, now, others, known)
          if (told === null) return
          assert.isTrue(Number.isInteger(told), String(told))
          assert.isAtLeast(told, 0)
          assert.isAtMost(told, 86_400)
        },
      ),
    )
  })

  it("is known for anything with a length, once a similar task was measured", () => {
    holds(property(anyTask, array(anyTask), seconds, (task, others, now) => {
      assert.strictEqual(left(task, now, others) !== null, (task.duration ?? 0) > 0)
    }))
  })

  it("never grows while an analysis runs, and is almost none if it takes longer than others", () => {
    holds(property(integer({ min: 1, max: 90_000 }), integer({ min: 0, max: 20_000 }), (duration, passed) => {
      const [before, after] = [left(analysed(duration), passed) ?? -1, left(analysed(duration), passed + 10) ?? -1]
      assert.isAtMost(after, before)
      assert.isAtLeast(after, 1)
    }))
    assert.strictEqual(left(analysed(600), 0), 60)
    assert.strictEqual(left(analysed(600), 45), 15)
    assert.strictEqual(left(analysed(600), 4500), 1)
  })

  it("grows with the tasks waiting before it, and ignores those after it", () => {
    holds(
      property(
        array(integer({ min: 1, max: 4000 }), { maxLength: 20 }),
        integer({ min: 1, max: 4000 }),
        (all, mine) => {
          const others = all.map((duration, nth) => waiting(nth + 1, duration))
          const task = waiting(100, mine)
          const told = others.map((_, nth) => left(task, 200, [...others.slice(0, nth + 1), task]) ?? -1)
          for (const [nth, one] of told.entries()) assert.isAtLeast(one, told[nth - 1] ?? 0)
          const first = waiting(100, mine, 0)
          assert.strictEqual(left(first, 200, [...others, first]), left(first, 200))
        },
      ),
    )
  })

  it("of a waiting task is the work before it plus its own", () => {
    assert.strictEqual(left(waiting(1, 600), 0), 300)
    assert.strictEqual(left(waiting(3, 600), 10, [waiting(1, 60), waiting(2, 40)]), 300 + 30 + 20)
    assert.strictEqual(left(waiting(3, 600), 10, [running(1, 60)]), 300 + 20)
    assert.strictEqual(left(waiting(9, 600), 0, [running(1, 60), running(2, 100), waiting(3, 10)]), 300 + 35)
    assert.strictEqual(left(waiting(2, 600), 10, [waiting(1, null)]), 600)
    assert.strictEqual(left(waiting(1, 600, 1, { options: aTask().options }), 0), 360)
  })

  it("of a waiting analysis is the analyses before it plus its own", () => {
    const later: Partial<Task> = { analysis: { _tag: "Waiting", since: noon }, transcription: aTask().transcription }
    assert.strictEqual(left(waiting(1, 600, 1, later), 0, [waiting(2, 900), analysed(100)]), 60)
    assert.strictEqual(left(waiting(2, 600, 1, later), 4, [analysed(100)]), 66)
  })

  it("of a transcription in its first steps goes by others, until it has a pace of its own", () => {
    assert.strictEqual(left(running(1, 600), 100), 200)
    const task: Task = {
      ...running(1, 600),
      work: aWork({ transcription: { step: "recognising", progress: 0.5, startedAt: noon } }),
    }
    assert.strictEqual(left(task, 60), 60)
    assert.strictEqual(left({ ...task, options: aTask().options }, 60), 120)
  })

  it("goes by tasks of similar length and the same kind, and ignores one that was held up", () => {
    const hour = [3500, 3600, 3700].map((length) => completed(length, length, null))
    const short = Array.from({ length: 5 }, (_, nth) => completed(10 + nth, 60, null))
    assert.strictEqual(
      left(waiting(1, 3600), 0, [], [
        ...short,
        completed(3600, 90_000, null),
        completed(3600, 3600, null),
        ...hour,
      ]),
      3600,
    )
    const written = aTask({
      source: "text",
      duration: null,
      minutes: 10,
      work: aWork({ processingSeconds: { transcription: 1, analysis: 5 } }),
    })
    assert.isNull(left(waiting(1, 600), 0, [], [written]))
    const text = { ...written, analysis: { _tag: "Waiting" as const, since: noon }, minutes: 20 }
    assert.strictEqual(left(text, 0, [], [written, completed(600, 1, 100)]), 10)
    assert.isNull(left(waiting(1, null), 0))
  })

  it("learns from the duration of each analysis", () => {
    const task = aTask({ analysis: { _tag: "Waiting", since: noon }, work: aWork({ analysisAttempt: 1 }) })
    const work = Result.getOrThrow(advanceAnalysis(task, 1, { step: "initializing" }, at(7)))
    const ended = Result.getOrThrow(completeAnalysis({ ...task, work }, 1, "x", at(19.5)))
    assert.deepStrictEqual(ended.work.processingSeconds, { transcription: null, analysis: 12.5 })
    assert.isNull(Result.getOrThrow(completeAnalysis(task, 1, "x", at(9))).work.processingSeconds.analysis)
  })
})

describe("a waiting task, in a list and by itself", () => {
  it.effect("has a time left that includes the tasks before it, also of other accounts", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(
        aTask({
          id: taskId(1),
          ownerId: bob,
          duration: 100,
          work: aWork({ processingSeconds: { transcription: 50, analysis: null } }),
        }),
        waiting(2, 60, -60, { ownerId: bob }),
        waiting(3, 600, -30),
      )
      const { items } = yield* listTasks.run({})
      assert.deepStrictEqual(items.map(({ progress }) => progress?.remaining), [330])
      const { progress } = yield* openTask.run({ taskId: taskId(3) })
      assert.deepStrictEqual(progress, { step: "queued", fraction: 0, remaining: 330 })
    })).pipe(Effect.provide(asAda)))
})
