import { CalendarStore } from "#domain/calendar/calendar-store.port.ts"
import { Effect } from "effect"
import { ada, at } from "../support/a-task.ts"
import { aCalendar, aMark, calendarId } from "../support/calendar/a-calendar.ts"

export const calendarStore = Effect.gen(function*() {
  const calendars = yield* CalendarStore
  const noon = at("2026-11-20T12:00:00.000Z")
  yield* calendars.save(aCalendar(), { readAt: noon, joinAt: null })
  yield* calendars.find(ada)
  yield* calendars.change(ada, calendarId(1), (calendar, times) => [calendar, times])
  yield* calendars.takeToRead(noon, noon)
  yield* calendars.takeToJoin(noon, noon)
  yield* calendars.claim(ada, [aMark()])
  yield* calendars.claim(ada, [aMark(), aMark({ key: "event 2" })])
  yield* calendars.mark(ada, [aMark()])
  yield* calendars.marks(ada)
  yield* calendars.unmark(ada, ["event 1"])
  yield* calendars.forgetMarks(noon)
  yield* calendars.remove(ada)
})
