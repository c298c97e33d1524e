import type { TaskId } from "#domain/kernel/ids.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { NoSpeech } from "#domain/pipeline/errors.ts"
import { failTranscription } from "#domain/pipeline/steps/fail-job.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { reserveMore, settleMinutes } from "#domain/plan/shared/book-minutes.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { bookingOf } from "#domain/task/booking.ts"
import { Superseded } from "#domain/task/errors.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import * as Transitions from "#domain/task/transitions.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { atNoon, keepTasks, keepUsers, noon } from "../../support/a-scene.ts"
import { ada, asAda, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aRecording, jobOf } from "../../support/pipeline/a-recording.ts"

const usage = getUsage.run({})

interface Step {
  readonly what: "start" | "extend" | "settle" | "fail" | "cancel" | "delete" | "next month"
  readonly nth: number
  readonly minutes: number
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom("start", "start", "extend", "settle", "fail", "cancel", "delete", "next month"),
  nth: fc.integer({ min: 1, max: 3 }),
  minutes: fc.integer({ min: 0, max: 200 }),
})

/** What the pipeline does at the end of a recording: sets the state and charges in one step, for a running attempt only. */
const finish = (id: TaskId, minutes: number) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const { transaction } = yield* UnitOfWork
    const { work: { attempt } } = yield* tasks.get(id)
    const outcome = { coverage: null, language: null, engine: null, notices: [] }
    yield* transaction(Effect.gen(function*() {
      const done = yield* tasks.modify(id, (task) => Transitions.completeTranscription(task, attempt, outcome, noon))
      yield* settleMinutes(bookingOf(done), minutes)
    }))
  })

const extend = (id: TaskId, minutes: number) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const { transaction } = yield* UnitOfWork
    const task = yield* tasks.get(id)
    if (!Transitions.isTranscribing(task)) return yield* new Superseded({ taskId: id })
    return yield* transaction(reserveMore(aUser(), bookingOf(task), minutes))
  })

/** One step. A refused step changes nothing. */
const take = ({ what, nth, minutes }: Step) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const { transaction } = yield* UnitOfWork
    const id = taskId(nth)
    const attempt = yield* Effect.result(Effect.map(tasks.get(id), (task) => task.work.attempt))
    const number = Result.isSuccess(attempt) ? attempt.success : 0
    switch (what) {
      case "start":
        return yield* Effect.exit(transaction(beginTranscription(id)))
      case "extend":
        return yield* Effect.exit(extend(id, minutes))
      case "settle":
        return yield* Effect.exit(finish(id, minutes))
      case "fail":
        return yield* Effect.exit(failTranscription(jobOf(number, { taskId: id }), Cause.fail(new NoSpeech())))
      case "cancel":
        return yield* Effect.exit(cancelTask.run({ taskId: id }))
      case "delete":
        return yield* Effect.exit(deleteTasks.run({ taskIds: [id] }))
      case "next month":
        return yield* Effect.asVoid(TestClock.adjust("31 days"))
    }
  })

/** Minutes reserved or charged for an attempt, over all months. */
const charged = (id: TaskId, attempt: number) =>
  Effect.gen(function*() {
    const ledger = yield* MinuteLedger
    return 0 - (yield* ledger.ofAttempt(id, attempt)).reduce((sum, { minutes }) => sum + minutes, 0)
  })

/** What a step will finally charge: what was processed, at most what is reserved; null if it charges nothing. */
const billOf = ({ what, nth, minutes }: Step) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const found = yield* Effect.result(tasks.get(taskId(nth)))
    if (what !== "settle" || Result.isFailure(found) || !Transitions.isTranscribing(found.success)) return null
    const { id, work: { attempt } } = found.success
    return { id, attempt, minutes: Math.min(minutes, yield* charged(id, attempt)) }
  })

const months = Array.from({ length: 30 }, (_, nth) => new Date(Date.UTC(2026, 10 + nth, 1)).toISOString().slice(0, 10))

/** Runs each step twice, since delivery is at least once, and compares the ledger with the expected charges. */
const agree = (steps: ReadonlyArray<Step>) =>
  Effect.gen(function*() {
    const ledger = yield* MinuteLedger
    const tasks = yield* TaskStore
    yield* keepUsers(aUser())
    yield* keepTasks(...[1, 2, 3].map((nth) => aRecording({ id: taskId(nth), minutes: nth * 40 })))
    const bills = []
    for (const one of steps) {
      const bill = yield* billOf(one)
      if (bill !== null) bills.push(bill)
      yield* take(one)
      if (one.what !== "start" && one.what !== "next month") yield* take(one)
      const { left, minutesUsed } = yield* usage
      assert.isTrue(left >= 0 && minutesUsed >= 0 && minutesUsed <= 300, JSON.stringify({ left, minutesUsed }))
    }
    for (const { id, attempt, minutes } of bills) assert.strictEqual(yield* charged(id, attempt), minutes)
    const running = (yield* tasks.unfinished).map(({ id, work: { attempt } }) => charged(id, attempt))
    const held = yield* Effect.all(running)
    const spent = yield* Effect.forEach(
      months,
      (month) => Effect.map(ledger.sums(ada, month), ({ monthly }) => -monthly),
    )
    assert.isTrue(spent.every((minutes) => minutes >= 0), JSON.stringify(spent))
    assert.strictEqual(sum(spent), sum(held) + sum(bills.map(({ minutes }) => minutes)))
  })

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0)

describe("the balance", () => {
  it.effect("is the total minus what is reserved and charged, in any order of events, and never below zero", () =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 25 }),
          (steps) => Effect.runPromise(Effect.scoped(Effect.provide(atNoon(agree(steps)), [asAda, TestClock.layer()]))),
        ),
        { numRuns: 400 },
      )
    ))
})
