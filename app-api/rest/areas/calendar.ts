import { getCalendar } from "#domain/calendar/use-cases/get-calendar.ts"
import { joinUpcoming } from "#domain/calendar/use-cases/join-upcoming.ts"
import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { removeCalendar } from "#domain/calendar/use-cases/remove-calendar.ts"
import { saveCalendar } from "#domain/calendar/use-cases/save-calendar.ts"
import { skipUpcoming } from "#domain/calendar/use-cases/skip-upcoming.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

export const CalendarGroup = HttpApiGroup.make("calendar").annotate(
  OpenApi.Description,
  "The caller's calendar, whose meetings are offered, or joined without being asked",
).add(
  get("getCalendar", "/api/calendar", { ...answers(getCalendar.output) }).annotateMerge(
    says("Show the calendar", "How its last reading went. Of the address only the host is shown."),
  ),
  put("saveCalendar", "/api/calendar", { payload: saveCalendar.input, ...answers(saveCalendar.output) }).annotateMerge(
    says(
      "Save the calendar",
      "An iCalendar address as `url`, or the text of an .ics file as `file`; with `is_joining` alone, whether its meetings are joined.",
    ),
  ),
  remove("removeCalendar", "/api/calendar", { ...answers(removeCalendar.output) }).annotateMerge(
    says("Remove the calendar", "With the meetings that were found in it; guests that are in meetings stay there."),
  ),
  get("listUpcoming", "/api/calendar/upcoming", { ...answers(listUpcoming.output) }).annotateMerge(
    says("List upcoming meetings", "Of the next seven days, by time, and what became of them."),
  ),
  post("joinUpcoming", "/api/calendar/join", { payload: joinUpcoming.input, ...answers(joinUpcoming.output) })
    .annotateMerge(says("Join an upcoming meeting", "Now, also one that was skipped.")),
  post("skipUpcoming", "/api/calendar/skip", { payload: skipUpcoming.input, ...answers(skipUpcoming.output) })
    .annotateMerge(
      says("Skip an upcoming meeting", "Nobody joins it without being asked; `is_skipped` false undoes it."),
    ),
).middleware(Authentication)

export const CalendarRoutes = HttpApiBuilder.group(
  areaApi(CalendarGroup),
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
