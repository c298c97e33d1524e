import type { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { CalendarStore } from "#domain/calendar/calendar-store.port.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepTasks, keepUsers } from "../support/a-scene.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aCalendar, aMark, aMeeting, calendarId } from "../support/calendar/a-calendar.ts"

const [early, noon, late] = [
  at("2026-11-20T11:00:00.000Z"),
  at("2026-11-20T12:00:00.000Z"),
  at("2026-11-20T12:15:00.000Z"),
]
const never = { readAt: null, joinAt: null }
const ofBob = aCalendar({ id: calendarId(2), ownerId: bob, source: { _tag: "File", name: "mine.ics" } })

/** What every CalendarStore must do. */
export const calendarStoreContract = (
  name: string,
  layer: Layer.Layer<CalendarStore | TaskStore | UnitOfWork | UserStore>,
): void => {
  describe(`CalendarStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const people = keepUsers(aUser(), aUser({ id: bob, email: null, phone: Phone.make("+15550100200") }))

    behaves(
      "keeps one calendar for each account, and forgets it",
      Effect.gen(function*() {
        yield* people
        const calendars = yield* CalendarStore
        assert.isNull(yield* calendars.find(ada))
        yield* calendars.save(aCalendar(), never)
        yield* calendars.save(ofBob, never)
        const other = aCalendar({ id: calendarId(3), meetings: [], isJoining: false, fault: "NotACalendar" })
        yield* calendars.save(other, never)
        assert.deepStrictEqual(yield* calendars.find(ada), other)
        assert.deepStrictEqual(yield* calendars.find(bob), ofBob)
        assert.isTrue(yield* calendars.remove(ada))
        assert.isFalse(yield* calendars.remove(ada))
        assert.isNull(yield* calendars.find(ada))
      }),
    )

    behaves(
      "changes a calendar and its times, unless another took its place",
      Effect.gen(function*() {
        yield* people
        const calendars = yield* CalendarStore
        yield* calendars.save(aCalendar(), { readAt: noon, joinAt: late })
        const changed = yield* calendars.change(ada, calendarId(1), (calendar, times) => {
          assert.deepStrictEqual(times, { readAt: noon, joinAt: late })
          return [{ ...calendar, meetings: [aMeeting({ title: "Moved" })] }, { readAt: null, joinAt: early }]
        })
        assert.deepStrictEqual(changed?.meetings, [aMeeting({ title: "Moved" })])
        assert.deepStrictEqual(yield* calendars.find(ada), changed)
        assert.isNull(yield* calendars.takeToRead(noon, late))
        assert.deepStrictEqual(yield* calendars.takeToJoin(noon, late), changed)
        assert.isNull(yield* calendars.change(ada, calendarId(9), (calendar) => [{ ...calendar, meetings: [] }, never]))
        assert.deepStrictEqual(yield* calendars.find(ada), changed)
      }),
    )

    behaves(
      "gives what is due to one caller, the longest waiting first, and to the next when its time is over",
      Effect.gen(function*() {
        yield* people
        const calendars = yield* CalendarStore
        yield* calendars.save(aCalendar(), { readAt: noon, joinAt: noon })
        yield* calendars.save(ofBob, { readAt: early, joinAt: late })
        const taken = yield* Effect.all([
          calendars.takeToRead(noon, late),
          calendars.takeToRead(noon, late),
          calendars.takeToRead(noon, late),
        ], { concurrency: "unbounded" })
        assert.sameMembers(taken.map((one) => one?.id ?? null), [null, calendarId(1), calendarId(2)])
        assert.isNull(yield* calendars.takeToRead(noon, late))
        assert.deepStrictEqual((yield* calendars.takeToJoin(noon, late))?.id, calendarId(1))
        assert.isNull(yield* calendars.takeToJoin(noon, late))
        assert.isNotNull(yield* calendars.takeToRead(late, at("2026-11-20T12:30:00.000Z")))
        yield* calendars.save(ofBob, { readAt: early, joinAt: null })
        yield* calendars.save(aCalendar(), { readAt: noon, joinAt: null })
        assert.strictEqual((yield* calendars.takeToRead(noon, late))?.id, calendarId(2))
      }),
    )

    behaves(
      "gives a claim to one of many, with all of its keys or none, and takes it back with its transaction",
      Effect.gen(function*() {
        yield* people
        const calendars = yield* CalendarStore
        const { transaction } = yield* UnitOfWork
        const [event, link, other] = [aMark(), aMark({ key: "link 1" }), aMark({ key: "event 2" })]
        const claims = yield* Effect.all([1, 2, 3].map(() => calendars.claim(ada, [event, link])), {
          concurrency: "unbounded",
        })
        assert.sameMembers(claims, [false, false, true])
        assert.isFalse(yield* calendars.claim(ada, [other, link]))
        assert.deepStrictEqual(yield* calendars.marks(ada), [event, link])
        assert.isTrue(yield* calendars.claim(bob, [event, link]))
        yield* Effect.flip(transaction(Effect.andThen(calendars.claim(ada, [other]), Effect.fail("refused"))))
        assert.isTrue(yield* calendars.claim(ada, [other]))
      }),
    )

    behaves(
      "remembers what became of meetings after the calendar is gone, and of a deleted task not even the id",
      Effect.gen(function*() {
        yield* people
        yield* keepTasks(aTask())
        const calendars = yield* CalendarStore
        yield* calendars.save(aCalendar(), never)
        yield* calendars.claim(ada, [aMark()])
        yield* calendars.mark(ada, [aMark({ taskId: taskId(1) }), aMark({ key: "event 2", state: "skipped" })])
        yield* calendars.mark(ada, [aMark({ key: "event 3", state: "refused", refusal: "MeetingsOff", until: noon })])
        yield* calendars.remove(ada)
        assert.deepStrictEqual(
          (yield* calendars.marks(ada)).map((mark) => [mark.key, mark.state, mark.taskId, mark.refusal]),
          [
            ["event 1", "joined", taskId(1), null],
            ["event 2", "skipped", null, null],
            ["event 3", "refused", null, "MeetingsOff"],
          ],
        )
        yield* (yield* TaskStore).remove([taskId(1)])
        yield* calendars.unmark(ada, ["event 2"])
        yield* calendars.forgetMarks(late)
        assert.deepStrictEqual(yield* calendars.marks(ada), [aMark()])
      }),
    )
  })
}
