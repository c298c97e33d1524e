import { getCalendar } from "#domain/calendar/use-cases/get-calendar.ts"
import { joinUpcoming } from "#domain/calendar/use-cases/join-upcoming.ts"
import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { removeCalendar } from "#domain/calendar/use-cases/remove-calendar.ts"
import { saveCalendar } from "#domain/calendar/use-cases/save-calendar.ts"
import { skipUpcoming } from "#domain/calendar/use-cases/skip-upcoming.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const CalendarRoutes = HttpApiBuilder.group(
  Api,
  "calendar",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getCalendar: () => answer(getCalendar, {}),
        saveCalendar: ({ payload }) => answer(saveCalendar, payload),
        removeCalendar: () => answer(removeCalendar, {}),
        listUpcoming: () => answer(listUpcoming, {}),
        joinUpcoming: ({ payload }) => answer(joinUpcoming, payload),
        skipUpcoming: ({ payload }) => answer(skipUpcoming, payload),
      })),
)
