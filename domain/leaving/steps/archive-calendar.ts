import { Effect, Schema } from "effect"
import { CalendarStore } from "../../calendar/calendar-store.port.ts"
import { CalendarView, viewCalendar } from "../../calendar/calendar-view.ts"
import { UpcomingView, viewUpcoming } from "../../calendar/upcoming-view.ts"
import { byKey, markOf } from "../../calendar/upcoming.ts"
import type { UserId } from "../../kernel/ids.ts"
import { jsonFile } from "./archive-parts.ts"

/** The calendar, the meetings that were found in it, and what became of them. Its address is a secret, here as well. */
export const calendarFile = Effect.fnUntraced(function*(owner: UserId) {
  const { find, marks: marksOf } = yield* CalendarStore
  const calendar = yield* find(owner)
  const marks = byKey(yield* marksOf(owner))
  return yield* jsonFile(
    "calendar.json",
    Schema.Struct({ calendar: CalendarView, meetings: Schema.Array(UpcomingView) }),
    {
      calendar: yield* viewCalendar(calendar),
      meetings: (calendar?.meetings ?? []).map((one) => viewUpcoming(one, markOf(one, marks))),
    },
  )
})
