import { Effect } from "effect"
import type { User } from "../../account/user.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import { CalendarFeed } from "../calendar-feed.port.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import type { Calendar } from "../calendar.ts"
import { CalendarLocked } from "../errors.ts"
import { readMeetings } from "../steps/read-meetings.ts"
import { timesNow } from "../steps/times-of.ts"

/** Reads the calendar at an address again. If that fails, what was found before stays, and the owner sees why. */
export const readAgain = Effect.fnUntraced(function*(calendar: Calendar, owner: User) {
  const { change } = yield* CalendarStore
  const { source } = calendar
  if (source._tag === "File") return
  const found = yield* fetched(source.sealed, owner).pipe(
    Effect.catch(({ _tag: fault }) => Effect.succeed({ fault })),
  )
  const timesOf = yield* timesNow
  yield* change(owner.id, calendar.id, (now) => {
    const changed = { ...now, ...found }
    return [changed, timesOf(changed)]
  })
})

const fetched = Effect.fnUntraced(function*(sealed: string, owner: User) {
  const { open } = yield* Sealer
  const { fetch } = yield* CalendarFeed
  const url = yield* open(sealed)
  if (url === null) return yield* new CalendarLocked()
  return yield* readMeetings(yield* fetch(url), owner)
})
