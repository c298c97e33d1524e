import { Effect } from "effect"
import type { User } from "../../account/user.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { calendarAddress } from "../calendar-address.ts"
import { CalendarFeed } from "../calendar-feed.port.ts"
import { CalendarRefused } from "../errors.ts"
import { readMeetings } from "./read-meetings.ts"

interface Given {
  readonly url?: string
  readonly file?: string
  readonly fileName?: string
}

/** The calendar at an address, or in a file, and what is in it; null if none was given. */
export const givenCalendar = Effect.fnUntraced(function*({ url, file, fileName }: Given, owner: User) {
  if (url !== undefined && file !== undefined) {
    return yield* new CalendarRefused({ issues: [brokenRule("file", "one-of", { values: "url, file" })] })
  }
  if (file !== undefined) {
    const source = { _tag: "File" as const, name: fileName ?? "calendar.ics" }
    return { source, ...yield* readMeetings(file, owner) }
  }
  if (url === undefined) return null
  const given = yield* Effect.fromResult(calendarAddress(url)).pipe(
    Effect.mapError((issue) => new CalendarRefused({ issues: [issue] })),
  )
  const { fetch } = yield* CalendarFeed
  const { seal } = yield* Sealer
  const found = yield* readMeetings(yield* fetch(given.url), owner)
  return { source: { _tag: "Address" as const, sealed: yield* seal(given.url), host: given.host }, ...found }
})
