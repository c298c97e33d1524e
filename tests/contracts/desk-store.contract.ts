import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { CalendarStore } from "#domain/calendar/calendar-store.port.ts"
import { DeskStore } from "#domain/desk/desk-store.port.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { noon } from "../support/a-scene.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { anExportRule, ruleId } from "../support/automatic-export/an-export-rule.ts"
import { behavesOn } from "../support/behaves.ts"
import { aCalendar } from "../support/calendar/a-calendar.ts"
import { aPlace, placeId } from "../support/watched-place/a-watched-place.ts"
import { aWebhook } from "../support/webhook/a-webhook.ts"

const failed = (code: string) => ({ _tag: "Failed", failure: { code, message: "", description: "" } }) as const

const people = Effect.gen(function*() {
  const users = yield* UserStore
  yield* users.insert(aUser())
  yield* users.insert(
    aUser({ id: bob, email: Email.make("bob_1@example.org"), createdAt: at("2026-11-21T09:00:00.000Z") }),
  )
})

/** What every DeskStore must do. */
export const deskStoreContract = (
  name: string,
  layer: Layer.Layer<
    | DeskStore
    | TaskStore
    | UserStore
    | WebhookStore
    | WatchedPlaceStore
    | ExportRuleStore
    | CalendarStore
    | EngineStore
  >,
): void => {
  describe(`DeskStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "counts failed tasks by reason, and forgets those that failed earlier",
      Effect.gen(function*() {
        const { failures } = yield* DeskStore
        const { insert } = yield* TaskStore
        yield* people
        const late = at("2026-11-22T10:00:00.000Z")
        const tasks = [
          { transcription: failed("NoSpeech") },
          { transcription: failed("NoSpeech"), updatedAt: late },
          { analysis: failed("AnalystFailed"), updatedAt: late },
          { transcription: failed("DiskFull"), updatedAt: at("2026-11-19T10:00:00.000Z") },
          {},
        ]
        yield* Effect.forEach(tasks, (given, nth) => insert(aTask({ id: taskId(nth + 1), ...given })))
        assert.deepStrictEqual(yield* failures(at("2026-11-20T00:00:00.000Z")), [
          { code: "NoSpeech", step: "transcription", count: 2, lastAt: late },
          { code: "AnalystFailed", step: "analysis", count: 1, lastAt: late },
        ])
      }),
    )

    behaves(
      "adds up what came in on each day",
      Effect.gen(function*() {
        const { intake } = yield* DeskStore
        const { insert } = yield* TaskStore
        yield* people
        const days = [
          "2026-11-19T23:59:00.000Z",
          "2026-11-20T00:00:00.000Z",
          "2026-11-20T12:00:00.000Z",
          "2026-11-22T12:00:00.000Z",
        ]
        yield* Effect.forEach(
          days,
          (day, nth) =>
            insert(
              aTask({
                id: taskId(nth + 1),
                createdAt: at(day),
                fileSize: 3_000_000_000,
                duration: nth === 2 ? null : 30,
              }),
            ),
        )
        assert.deepStrictEqual(yield* intake(at("2026-11-20T00:00:00.000Z")), [
          { day: "2026-11-20", tasks: 2, bytes: 6_000_000_000, seconds: 30 },
          { day: "2026-11-22", tasks: 1, bytes: 3_000_000_000, seconds: 30 },
        ])
      }),
    )

    behaves(
      "finds accounts by a part of their address, taken literally, newest first and page by page",
      Effect.gen(function*() {
        const { accounts } = yield* DeskStore
        const { insert } = yield* TaskStore
        yield* people
        yield* insert(aTask({ fileSize: 10 }))
        yield* insert(aTask({ id: taskId(2), fileSize: 5 }))
        const found = (search: string, page = 1) =>
          Effect.map(accounts(search, { page, pageSize: 1 }), ({ items, total }) => ({
            total,
            ids: items.map(({ user }) => user.id),
          }))
        assert.deepStrictEqual(yield* found(""), { total: 2, ids: [bob] })
        assert.deepStrictEqual(yield* found(" ADA", 1), { total: 1, ids: [ada] })
        assert.deepStrictEqual(yield* found("", 2), { total: 2, ids: [ada] })
        assert.deepStrictEqual(yield* found("b_1"), { total: 1, ids: [bob] })
        assert.deepStrictEqual(yield* found("a_a"), { total: 0, ids: [] })
        assert.deepStrictEqual(yield* found("%"), { total: 0, ids: [] })
        assert.deepInclude((yield* accounts("ada", { page: 1, pageSize: 1 })).items[0], { tasks: 2, bytes: 15 })
      }),
    )

    behaves(
      "finds what is stored sealed, of every kind, and only that",
      Effect.gen(function*() {
        const { sealed } = yield* DeskStore
        yield* people
        assert.deepStrictEqual(yield* sealed, [])
        const [webhooks, places, rules] = [yield* WebhookStore, yield* WatchedPlaceStore, yield* ExportRuleStore]
        const [calendars, engines] = [yield* CalendarStore, yield* EngineStore]
        yield* webhooks.insert(aWebhook({ secret: "of a webhook" }), 9)
        yield* places.insert(aPlace(), 9, noon)
        const feed = { _tag: "Feed", sealed: "of a feed", host: "pods.example" } as const
        yield* places.insert(aPlace({ id: placeId(2), place: feed }), 9, noon)
        yield* rules.insert(anExportRule(), 9)
        yield* rules.insert(anExportRule({ id: ruleId(2), secret: "of a rule" }), 9)
        const source = { _tag: "Address", sealed: "of a calendar", host: "cal.example" } as const
        yield* calendars.save(aCalendar({ source }), { readAt: noon, joinAt: null })
        const endpoint = { address: "https://models.example/v1", model: "m", sealedKey: "of an endpoint" }
        yield* engines.modify((settings) => Result.succeed({ ...settings, endpoint }))
        assert.deepStrictEqual(yield* sealed, [
          { of: "webhook", sealed: "of a webhook" },
          { of: "watched place", sealed: "of a feed" },
          { of: "export rule", sealed: "of a rule" },
          { of: "calendar", sealed: "of a calendar" },
          { of: "endpoint", sealed: "of an endpoint" },
        ])
      }),
    )

    behaves(
      "counts faults by part and reason, the last one first",
      Effect.gen(function*() {
        const { faults, recordFault } = yield* DeskStore
        const [first, second, third] = [1, 2, 3].map((hour) => at(`2026-11-20T0${hour}:00:00.000Z`))
        if (first === undefined || second === undefined || third === undefined) throw new Error("three times")
        yield* recordFault("mail", "SignIn", first)
        yield* recordFault("sms", "SmsNotSent", second)
        yield* recordFault("mail", "SignIn", third)
        assert.deepStrictEqual(yield* faults, [
          { part: "mail", code: "SignIn", count: 2, firstAt: first, lastAt: third },
          { part: "sms", code: "SmsNotSent", count: 1, firstAt: second, lastAt: second },
        ])
      }),
    )
  })
}
