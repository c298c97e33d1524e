import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

export const calendarTools = [
  tool(listUpcoming, {
    name: "list_upcoming_meetings",
    title: "List upcoming meetings",
    description: "Meetings of the next seven days in the user's calendar, with their links.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ isJoining, items }) =>
      [
        ...items.map(({ title, startsAt, link, state }) =>
          `- "${title}" ${DateTime.formatIso(startsAt)} ${link} ${state}`
        ),
        items.length === 0
          ? "No meetings in the next seven days, or no calendar"
          : `They are ${isJoining ? "" : "not "}joined automatically`,
      ].join("\n"),
  }),
]
