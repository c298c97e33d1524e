import { UserStore } from "#domain/account/user-store.port.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { grantBonus } from "#domain/plan/shared/grant-minutes.ts"
import { adjustMinutes } from "#domain/plan/use-cases/adjust-minutes.ts"
import { exportStatement } from "#domain/plan/use-cases/export-statement.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { beginTranscription } from "#domain/task/shared/begin-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda, at, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aRecording } from "../../support/pipeline/a-recording.ts"

const until = (time: string) => TestClock.setTime(at(time).epochMilliseconds)
const usage = getUsage.run({})
const statement = Effect.map(
  listStatement.run({}),
  ({ items }) => items.map(({ kind, cause, minutes, balance }) => `${kind} ${cause} ${minutes} = ${balance}`),
)

describe("the minutes of a month", () => {
  it.effect("are granted once, by whoever asks first, and lapse at its end", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aRecording({ minutes: 100 }))
      yield* Effect.all([usage, usage, statement], { concurrency: "unbounded" })
      yield* beginTranscription(taskId(7))
      yield* grantBonus(ada, { minutes: 50, source: "promo SPRING" })
      yield* until("2026-12-01T00:00:00.000Z")
      assert.deepStrictEqual(yield* statement, [
        "granted plan 300 = 350",
        "lapsed month_end -200 = 50",
        "granted promo 50 = 250",
        "reserved task -100 = 200",
        "granted plan 300 = 300",
      ])
    })).pipe(Effect.provide(asAda)))

  it.effect("come back to their month, and lapse with it", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aRecording({ minutes: 100 }))
      yield* beginTranscription(taskId(7))
      yield* until("2026-12-01T00:00:00.000Z")
      assert.deepInclude(yield* usage, { minutesUsed: 0, left: 300 })
      const ledger = yield* MinuteLedger
      const [booked] = yield* ledger.ofAttempt(taskId(7), 1)
      if (booked) yield* ledger.append([{ ...booked, kind: "released", minutes: 100 }])
      assert.deepInclude(yield* usage, { minutesUsed: 0, left: 300 })
      assert.deepStrictEqual((yield* statement).slice(0, 2), [
        "lapsed month_end -100 = 300",
        "released task 100 = 400",
      ])
    })).pipe(Effect.provide(asAda)))

  it.effect("grow by the difference when the plan does", () =>
    atNoon(Effect.gen(function*() {
      const users = yield* UserStore
      yield* keepUsers(aUser())
      yield* usage
      yield* users.setPlan(ada, aUser({ plan: "pro" }))
      assert.deepInclude(yield* usage, { total: 5000, left: 5000 })
      yield* users.setPlan(ada, aUser())
      assert.deepInclude(yield* usage, { total: 5000, left: 5000 }, "what was granted is not taken back silently")
      yield* users.setPlan(ada, aUser({ plan: "premium" }))
      assert.deepInclude(yield* usage, { total: 10_000 })
      assert.deepStrictEqual(yield* statement, [
        "granted plan 5000 = 10000",
        "granted plan 4700 = 5000",
        "granted plan 300 = 300",
      ])
    })).pipe(Effect.provide(asAda)))

  it.effect("are counted from what was paid, twelve in a year, and not granted beyond it", () =>
    atNoon(Effect.gen(function*() {
      const users = yield* UserStore
      yield* keepUsers(aUser())
      const usageAnchor = at("2027-01-31T15:00:00.000Z")
      yield* users.setPlan(ada, { plan: "pro", usageAnchor, minutesUntil: at("2028-01-31T15:00:00.000Z") })
      const resets = []
      yield* until("2027-01-31T15:00:00.000Z")
      for (let month = 0; month < 12; month += 1) {
        const { left, nextReset } = yield* usage
        assert.strictEqual(left, 5000)
        resets.push(new Date(nextReset.epochMilliseconds).toISOString().slice(5, 16))
        yield* TestClock.setTime(nextReset.epochMilliseconds)
      }
      assert.deepStrictEqual(resets.slice(0, 4), ["02-28T15:00", "03-31T15:00", "04-30T15:00", "05-31T15:00"])
      assert.strictEqual(resets.at(-1), "01-31T15:00")
      assert.deepInclude(yield* usage, { total: 0, left: 0, percentage: 100 })
    })).pipe(Effect.provide(asAda)))
})

describe("plan.exportStatement", () => {
  it.effect("has the days and times of the account's time zone", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ timeZone: "Pacific/Auckland" }))
      const { fileName, text } = yield* exportStatement.run({})
      assert.strictEqual(fileName, "minutes-2026-11-21.csv")
      assert.include(text, "2026-11-21T01:00:00.000+13:00,granted")
    })).pipe(Effect.provide(asAda)))

  it.effect("is a table, the oldest line first, that no spreadsheet runs", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aRecording({ minutes: 100, title: '=SUM(A1), "all"' }))
      yield* beginTranscription(taskId(7))
      const { fileName, mediaType, text } = yield* exportStatement.run({})
      assert.deepStrictEqual([fileName, mediaType], ["minutes-2026-11-20.csv", "text/csv; charset=utf-8"])
      assert.deepStrictEqual(text.split("\r\n"), [
        "at,kind,bucket,period,minutes,balance,cause,reference,task_id,task_title,note",
        "2026-11-20T12:00:00.000Z,granted,monthly,2026-11-01,300,300,plan,free,,,",
        `2026-11-20T12:00:00.000Z,reserved,monthly,2026-11-01,-100,200,task,,${taskId(7)},"'=SUM(A1), ""all""",`,
        "",
      ])
      yield* until("2026-11-21T12:00:00.000Z")
      assert.lengthOf((yield* exportStatement.run({ from: at("2026-11-21T00:00:00.000Z") })).text.split("\r\n"), 2)
    })).pipe(Effect.provide(asAda)))
})

const adjust = (minutes: number) =>
  adjustMinutes.run({ account: "ada@example.org", minutes, reason: "the outage of Friday" })

describe("plan.adjustMinutes", () => {
  it.effect("gives and takes bonus minutes with a reason, and never below zero", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      assert.deepStrictEqual(yield* Effect.provide(adjust(60), asOperator), { bonus: 60 })
      assert.strictEqual(yield* refusal(Effect.provide(adjust(-61), asOperator)), "UsageLimitReached")
      assert.deepStrictEqual(yield* Effect.provide(adjust(-20), asOperator), { bonus: 40 })
      const { items } = yield* listStatement.run({})
      assert.deepInclude(items[0], { minutes: -20, cause: "operator", reference: null, note: "the outage of Friday" })
    })).pipe(Effect.provide(asAda)))
})
