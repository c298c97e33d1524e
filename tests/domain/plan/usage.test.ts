import { UserStore } from "#domain/account/user-store.port.ts"
import { grantBonus } from "#domain/plan/shared/grant-minutes.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda, at, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aRecording } from "../../support/pipeline/a-recording.ts"

const usage = getUsage.run({})

describe("plan.getUsage", () => {
  it.effect("returns what was used this month, and when the next one begins", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      assert.deepStrictEqual(yield* usage, {
        plan: "free",
        minutesUsed: 0,
        total: 300,
        bonus: 0,
        left: 300,
        percentage: 0,
        nextReset: at("2026-12-01T00:00:00.000Z"),
        notice: null,
        isIncluded: false,
        isLimited: true,
      })
      yield* keepTasks(aRecording({ minutes: 100 }))
      yield* beginTranscription(taskId(7))
      assert.deepInclude(yield* usage, { minutesUsed: 100, left: 200, percentage: 33.3 })
      yield* TestClock.setTime(at("2026-12-01T00:00:00.000Z").epochMilliseconds)
      assert.deepInclude(yield* usage, { minutesUsed: 0, left: 300, nextReset: at("2027-01-01T00:00:00.000Z") })
    })).pipe(Effect.provide(asAda)))

  it.effect("spends the month before the bonus, which does not expire", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* grantBonus(ada, { minutes: 50, source: "promo A" })
      yield* keepTasks(aRecording({ minutes: 320 }))
      yield* beginTranscription(taskId(7))
      assert.deepInclude(yield* usage, { minutesUsed: 300, bonus: 30, left: 30, percentage: 100 })
      yield* TestClock.setTime(at("2026-12-01T00:00:00.000Z").epochMilliseconds)
      assert.deepInclude(yield* usage, { minutesUsed: 0, bonus: 30, left: 330 })
    })).pipe(Effect.provide(asAda)))

  it.effect("follows the plan, and requires an account", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(usage), "SignInRequired")
      const users = yield* UserStore
      yield* keepUsers(aUser())
      yield* users.setPlan(ada, aUser({ plan: "pro" }))
      assert.deepInclude(yield* usage, { plan: "pro", total: 5000, left: 5000 })
    })).pipe(Effect.provide(asAda)))
})
