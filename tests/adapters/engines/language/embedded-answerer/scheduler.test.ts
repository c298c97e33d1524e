import * as Fsrs from "#adapters/engines/language/embedded-answerer/review-scheduler.ts"
import type { Memory } from "#domain/review/memory.ts"
import { Grade } from "#domain/review/quiz-question.ts"
import { Scheduler } from "#domain/review/scheduler.port.ts"
import { at } from "#tests/support/a-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Schema } from "effect"

const start = at("2026-11-22T10:00:00.000Z")

const days = (memory: Memory, now: DateTime.Utc): number =>
  (DateTime.toEpochMillis(memory.due) - DateTime.toEpochMillis(now)) / 86_400_000

describe("the schedule", () => {
  it.effect.prop(
    "is never in the past, and the same for the same answers",
    [Schema.Array(Grade)],
    ([grades]) =>
      Effect.gen(function*() {
        const { next } = yield* Scheduler
        const replay = () => {
          let memory: Memory | null = null
          let now = start
          for (const grade of grades) {
            memory = next(memory, grade, now)
            assert.isAbove(days(memory, now), 0)
            now = memory.due
          }
          return memory
        }
        assert.deepStrictEqual(replay(), replay())
      }).pipe(Effect.provide(Fsrs.layer)),
  )

  it.effect("waits longer after each right answer, and asks again soon after a wrong one", () =>
    Effect.gen(function*() {
      const { next } = yield* Scheduler
      let memory = next(null, "right", start)
      let before = days(memory, start)
      for (const _ of Array.from({ length: 6 })) {
        const now = memory.due
        memory = next(memory, "right", now)
        assert.isAtLeast(days(memory, now), before)
        before = days(memory, now)
      }
      assert.isAbove(before, 7)
      const again = next(memory, "wrong", memory.due)
      assert.isBelow(days(again, memory.due), 1)
      assert.strictEqual(again.lapses, 1)
    }).pipe(Effect.provide(Fsrs.layer)))
})
