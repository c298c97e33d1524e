import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import { UpcomingView, viewUpcoming } from "../upcoming-view.ts"
import { byKey, isOver, markOf } from "../upcoming.ts"

const ahead = { days: 7 } as const
const most = 50

/** The meetings of the caller's calendar in the next seven days, by time, and what became of them. */
export const listUpcoming = useCase("calendar.listUpcoming", {
  input: Schema.Struct({}),
  output: wire({ isJoining: Schema.Boolean, items: Schema.Array(UpcomingView) }),
  run: Effect.fnUntraced(function*() {
    const { find, marks: marksOf } = yield* CalendarStore
    const owner = yield* signedIn
    const calendar = yield* find(owner)
    if (calendar === null) return { isJoining: false, items: [] }
    const marks = byKey(yield* marksOf(owner))
    const now = yield* DateTime.now
    const end = DateTime.addDuration(now, ahead)
    const items = calendar.meetings.filter((one) => !isOver(one, now) && DateTime.isLessThan(one.startsAt, end))
      .slice(0, most).map((one) => viewUpcoming(one, markOf(one, marks)))
    return { isJoining: calendar.isJoining, items }
  }),
})
