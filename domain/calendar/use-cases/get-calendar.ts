import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import { CalendarView, viewCalendar } from "../calendar-view.ts"

/** The caller's calendar, how its last reading went, and whether its meetings are joined without being asked. */
export const getCalendar = useCase("calendar.getCalendar", {
  input: Schema.Struct({}),
  output: CalendarView,
  run: Effect.fnUntraced(function*() {
    const { find } = yield* CalendarStore
    return yield* viewCalendar(yield* find(yield* signedIn))
  }),
})
