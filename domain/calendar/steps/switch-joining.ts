import { Effect } from "effect"
import { CalendarStore } from "../calendar-store.port.ts"
import type { Calendar } from "../calendar.ts"
import { timesNow } from "./times-of.ts"

/** Lets the meetings of a calendar be joined without being asked, or not. What goes on already is joined at once. */
export const switchJoining = Effect.fnUntraced(function*({ ownerId, id }: Calendar, isJoining: boolean) {
  const { change } = yield* CalendarStore
  const timesOf = yield* timesNow
  return yield* change(ownerId, id, (calendar, times) => {
    const changed = { ...calendar, isJoining }
    return [changed, { ...times, joinAt: timesOf(changed).joinAt }]
  })
})
