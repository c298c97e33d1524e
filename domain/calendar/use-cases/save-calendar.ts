import { Effect } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { CalendarId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { CalendarStore } from "../calendar-store.port.ts"
import { CalendarView, viewCalendar } from "../calendar-view.ts"
import { CalendarNotFound } from "../errors.ts"
import { CalendarInput } from "../steps/calendar-input.ts"
import { givenCalendar } from "../steps/given-calendar.ts"
import { switchJoining } from "../steps/switch-joining.ts"
import { timesNow } from "../steps/times-of.ts"

/** Reads a calendar at an address or in a file and keeps it instead of the one before; or changes whether its meetings are joined. */
export const saveCalendar = useCase("calendar.saveCalendar", {
  input: CalendarInput,
  output: CalendarView,
  run: Effect.fnUntraced(function*({ isJoining, ...given }) {
    const owner = yield* currentUser
    const store = yield* CalendarStore
    yield* limitRate("calendars of an account", owner.id)
    const known = yield* store.find(owner.id)
    const found = yield* givenCalendar(given, owner)
    if (found === null) {
      if (known === null) return yield* new CalendarNotFound()
      return yield* viewCalendar(yield* switchJoining(known, isJoining ?? known.isJoining))
    }
    const id = CalendarId.make(yield* (yield* IdSource).next)
    const calendar = { ...found, id, ownerId: owner.id, isJoining: isJoining ?? known?.isJoining ?? false }
    yield* store.save(calendar, (yield* timesNow)(calendar))
    return yield* viewCalendar(calendar)
  }),
})
