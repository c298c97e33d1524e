import { DateTime, Effect, Schedule } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import type { Calendar } from "../calendar.ts"
import { joinOnce } from "../steps/join-found.ts"
import { byKey, dueMeetings, nextJoin } from "../upcoming.ts"
import { readAgain } from "./read-again.ts"

/** When what a process took is taken by another, if that one did not finish. */
const lease = { minutes: 5 } as const

/** Reads calendars that are due, and sends guests to meetings whose owners want that, until the scope closes. */
export const keepCalendars = Effect.suspend(() =>
  Effect.all([
    Effect.repeat(survives("reading", readDue), Schedule.spaced("30 seconds")),
    Effect.repeat(survives("joining", joinDue), Schedule.spaced("15 seconds")),
    Effect.repeat(survives("forgetting", forgetMarks), Schedule.spaced("1 day")),
  ], { concurrency: "unbounded", discard: true })
)

const survives = <R>(work: string, run: Effect.Effect<unknown, never, R>) =>
  Effect.catchDefect(run, (defect) => Effect.logError("Calendars are looked at again later", { work, defect }))

export const readDue = Effect.gen(function*() {
  const { takeToRead } = yield* CalendarStore
  while (true) {
    const now = yield* DateTime.now
    const calendar = yield* takeToRead(now, DateTime.addDuration(now, lease))
    if (calendar === null) return
    const owner = yield* activeOwner(calendar.ownerId)
    if (owner !== null) yield* readAgain(calendar, owner)
  }
})

export const joinDue = Effect.gen(function*() {
  const { takeToJoin } = yield* CalendarStore
  while (true) {
    const now = yield* DateTime.now
    const calendar = yield* takeToJoin(now, DateTime.addDuration(now, lease))
    if (calendar === null) return
    yield* joinMeetings(calendar)
  }
})

const joinMeetings = Effect.fnUntraced(function*({ ownerId, id }: Calendar) {
  const { find, marks, change } = yield* CalendarStore
  const owner = yield* activeOwner(ownerId)
  const calendar = yield* find(ownerId)
  if (owner === null || calendar?.id !== id) return
  const now = yield* DateTime.now
  for (const meeting of dueMeetings(calendar, byKey(yield* marks(ownerId)), now)) {
    yield* joinOnce(meeting, owner)
  }
  yield* change(ownerId, id, (latest, times) => [latest, { ...times, joinAt: nextJoin(latest, now) }])
})

/** Null for an account that is deleted or disabled. */
const activeOwner = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  const user = yield* users.get(id).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  return user?.disabledAt === null ? user : null
})

const forgetMarks = Effect.gen(function*() {
  const store = yield* CalendarStore
  yield* store.forgetMarks(yield* DateTime.now)
})
