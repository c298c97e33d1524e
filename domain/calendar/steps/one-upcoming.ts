import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import { UpcomingNotFound } from "../errors.ts"
import { isOver } from "../upcoming.ts"

/** A meeting in the caller's calendar that is not over. */
export const oneUpcoming = Effect.fnUntraced(function*(owner: UserId, id: string) {
  const { find } = yield* CalendarStore
  const now = yield* DateTime.now
  const meeting = (yield* find(owner))?.meetings.find((one) => one.id === id && !isOver(one, now))
  return yield* meeting === undefined ? new UpcomingNotFound() : Effect.succeed(meeting)
})
