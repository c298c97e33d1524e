import { UserStore } from "#domain/account/user-store.port.ts"
import { CalendarStore } from "#domain/calendar/calendar-store.port.ts"
import { joinDue, readDue } from "#domain/calendar/shared/keep-calendars.ts"
import { getCalendar } from "#domain/calendar/use-cases/get-calendar.ts"
import { joinUpcoming } from "#domain/calendar/use-cases/join-upcoming.ts"
import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { removeCalendar } from "#domain/calendar/use-cases/remove-calendar.ts"
import { saveCalendar } from "#domain/calendar/use-cases/save-calendar.ts"
import { skipUpcoming } from "#domain/calendar/use-cases/skip-upcoming.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { refusal } from "../../support/a-scene.ts"
import { ada, at } from "../../support/a-task.ts"
import { calendarScene, rooms } from "../../support/calendar/a-calendar-scene.ts"

const url = "https://calendar.example/private-token/basic.ics"
const event = (uid: string, start: string, room: string, ...more: ReadonlyArray<string>) =>
  ["BEGIN:VEVENT", `UID:${uid}`, `SUMMARY:${uid}`, `DTSTART:20261120T${start}00Z`, "DURATION:PT30M"]
    .concat(room === "" ? [] : `LOCATION:https://meet.jit.si/${room}`, more, "END:VEVENT")
const calendar = (...events: ReadonlyArray<ReadonlyArray<string>>) =>
  ["BEGIN:VCALENDAR", ...events.flat(), "END:VCALENDAR"].join("\r\n")

const day = calendar(
  event("Stand-up", "1300", "StandUp"),
  event("Stand-up of the team", "1300", "StandUp"),
  event("Lunch", "1300", ""),
  event("Review", "1500", "Review"),
)
const save = saveCalendar.run({ url, isJoining: true })
const clock = (time: string) => TestClock.setTime(at(`2026-11-20T${time}:00.000Z`).epochMilliseconds)
const states = Effect.map(listUpcoming.run({}), ({ items }) => items.map(({ title, state }) => [title, state]))

describe("a calendar", () => {
  it.effect("shows what comes up, and its address to nobody: it is sealed", () =>
    calendarScene(
      new Map([[url, day]]),
      Effect.gen(function*() {
        const view = yield* saveCalendar.run({ url: "webcal://calendar.example/private-token/basic.ics" })
        assert.deepInclude(view, {
          kind: "address",
          name: "calendar.example",
          isJoining: false,
          fault: null,
          meetings: 2,
        })
        assert.deepStrictEqual(yield* states, [["Stand-up", "offered"], ["Review", "offered"]])
        const stored = yield* (yield* CalendarStore).find(ada)
        assert.notInclude(JSON.stringify([view, stored]), "private-token")
        assert.deepStrictEqual(yield* rooms, [])
        yield* removeCalendar.run({})
        assert.isNull((yield* getCalendar.run({})).kind)
        assert.strictEqual(yield* refusal(removeCalendar.run({})), "CalendarNotFound")
        assert.strictEqual(yield* refusal(saveCalendar.run({ isJoining: true })), "CalendarNotFound")
      }),
    ))

  it.effect("can be a file, of which only the meetings are kept", () =>
    calendarScene(
      new Map(),
      Effect.gen(function*() {
        const view = yield* saveCalendar.run({ file: day, fileName: "work.ics" })
        assert.deepInclude(view, { kind: "file", name: "work.ics", meetings: 2 })
        assert.strictEqual(yield* refusal(saveCalendar.run({ file: "<html>" })), "NotACalendar")
        assert.strictEqual(yield* refusal(saveCalendar.run({ url: "ftp://calendar.example" })), "CalendarRefused")
        assert.strictEqual(yield* refusal(saveCalendar.run({ url, file: day })), "CalendarRefused")
        assert.strictEqual(yield* refusal(saveCalendar.run({ url })), "CalendarNotReached")
        assert.strictEqual((yield* getCalendar.run({})).name, "work.ics")
      }),
    ))

  it.effect("is read again every 15 minutes; a fault is shown, and what was known stays", () => {
    const published = new Map([[url, day]])
    return calendarScene(
      published,
      Effect.gen(function*() {
        yield* save
        published.set(
          url,
          calendar(event("Review", "1600", "Review"), event("Stand-up", "1300", "StandUp", "STATUS:CANCELLED")),
        )
        yield* clock("12:14")
        yield* readDue
        assert.strictEqual((yield* getCalendar.run({})).meetings, 2)
        yield* clock("12:15")
        yield* readDue
        assert.deepStrictEqual(yield* states, [["Review", "offered"]])
        published.set(url, "<html>Sign in</html>")
        yield* clock("12:30")
        yield* readDue
        assert.deepInclude(yield* getCalendar.run({}), { fault: "NotACalendar", meetings: 1 })
        published.set(url, day)
        yield* clock("12:45")
        yield* readDue
        assert.deepInclude(yield* getCalendar.run({}), { fault: null, meetings: 2 })
      }),
    )
  })
})

describe("meetings of a calendar", () => {
  it.effect("are joined by themselves when they begin, once: two events, two processes, after restarts, and if the clock goes back", () =>
    calendarScene(
      new Map([[url, day]]),
      Effect.gen(function*() {
        yield* save
        yield* clock("12:58")
        yield* joinDue
        assert.deepStrictEqual(yield* rooms, [])
        yield* clock("12:59")
        yield* Effect.all([joinDue, joinDue, joinDue], { concurrency: "unbounded" })
        assert.deepStrictEqual(yield* rooms, ["StandUp"])
        assert.deepStrictEqual(yield* states, [["Stand-up", "joined"], ["Review", "offered"]])
        const [joined] = (yield* listUpcoming.run({})).items
        const meetings = yield* MeetingStore
        assert.strictEqual(joined?.taskId, (yield* meetings.open(ada))[0]?.taskId)
        if (joined?.taskId == null) return assert.fail("there is no task")
        yield* meetings.modify(joined.taskId, (one) => ({ ...one, state: "ended", reason: "alone" }))
        yield* removeCalendar.run({})
        yield* save
        yield* clock("12:40")
        yield* joinDue
        yield* clock("13:05")
        yield* joinDue
        assert.deepStrictEqual(yield* rooms, [])
      }),
    ))

  it.effect("are joined late if the server was not there, but not once they are over, skipped or without a sure time", () =>
    calendarScene(
      new Map([[
        url,
        calendar(
          event("Over", "1210", "Over"),
          event("Running", "1300", "Running"),
          event("Skipped", "1305", "Skipped"),
          event("Moon", "1306", "Moon").map((line) => line.replace(/^DTSTART:(.*)Z$/, "DTSTART;TZID=Moon/Tycho:$1")),
        ),
      ]]),
      Effect.gen(function*() {
        yield* save
        const { items } = yield* listUpcoming.run({})
        const skipped = items.find(({ title }) => title === "Skipped")?.id ?? ""
        assert.strictEqual((yield* skipUpcoming.run({ id: skipped, isSkipped: true })).state, "skipped")
        yield* clock("13:20")
        yield* joinDue
        assert.deepStrictEqual(yield* rooms, ["Running"])
        // Whoever wants it nevertheless, joins it.
        assert.strictEqual((yield* joinUpcoming.run({ id: skipped })).state, "joining")
        assert.strictEqual((yield* skipUpcoming.run({ id: skipped, isSkipped: false })).state, "joined")
        assert.deepStrictEqual((yield* rooms).toSorted(), ["Running", "Skipped"])
        assert.strictEqual(yield* refusal(joinUpcoming.run({ id: "nobody's" })), "UpcomingNotFound")
      }),
    ))

  it.effect("say why they were not joined, and are not tried again and again", () =>
    calendarScene(
      new Map([[url, calendar(event("Zoom", "1300", "").toSpliced(-1, 0, "URL:https://example.zoom.us/j/123456789"))]]),
      Effect.gen(function*() {
        yield* save
        yield* clock("13:00")
        yield* joinDue
        const [refused] = (yield* listUpcoming.run({})).items
        assert.deepInclude(refused, { state: "refused", refusal: "ServiceNotAttended", taskId: null })
        yield* clock("13:10")
        yield* joinDue
        assert.deepStrictEqual(yield* rooms, [])
      }),
    ))

  it.effect("are left alone while their owner does not want it, and when the account is disabled", () =>
    calendarScene(
      new Map([[url, day]]),
      Effect.gen(function*() {
        yield* save
        yield* saveCalendar.run({ isJoining: false })
        yield* clock("13:00")
        yield* joinDue
        assert.deepStrictEqual(yield* rooms, [])
        yield* saveCalendar.run({ isJoining: true })
        yield* (yield* UserStore).setDisabled(ada, at("2026-11-20T13:00:00.000Z"))
        yield* joinDue
        assert.deepStrictEqual(yield* rooms, [])
      }),
    ))
})
