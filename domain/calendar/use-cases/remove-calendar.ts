import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import { CalendarView, viewCalendar } from "../calendar-view.ts"
import { CalendarNotFound } from "../errors.ts"

/** Forgets the caller's calendar and the meetings in it. Guests that are in meetings stay there. */
export const removeCalendar = useCase("calendar.removeCalendar", {
  input: Schema.Struct({}),
  output: CalendarView,
  run: Effect.fnUntraced(function*() {
    const { remove } = yield* CalendarStore
    if (!(yield* remove(yield* signedIn))) return yield* new CalendarNotFound()
    return yield* viewCalendar(null)
  }),
})
