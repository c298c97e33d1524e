import { getCalendar } from "#domain/calendar/use-cases/get-calendar.ts"
import { joinUpcoming } from "#domain/calendar/use-cases/join-upcoming.ts"
import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { removeCalendar } from "#domain/calendar/use-cases/remove-calendar.ts"
import { saveCalendar } from "#domain/calendar/use-cases/save-calendar.ts"
import { skipUpcoming } from "#domain/calendar/use-cases/skip-upcoming.ts"
import { mutation, query, router } from "./trpc.ts"

export const calendarRouter = router({
  getCalendar: query(getCalendar),
  joinUpcoming: mutation(joinUpcoming),
  listUpcoming: query(listUpcoming),
  removeCalendar: mutation(removeCalendar),
  saveCalendar: mutation(saveCalendar),
  skipUpcoming: mutation(skipUpcoming),
})
