import { getCalendar } from "./use-cases/get-calendar.ts"
import { joinUpcoming } from "./use-cases/join-upcoming.ts"
import { listUpcoming } from "./use-cases/list-upcoming.ts"
import { removeCalendar } from "./use-cases/remove-calendar.ts"
import { saveCalendar } from "./use-cases/save-calendar.ts"
import { skipUpcoming } from "./use-cases/skip-upcoming.ts"

export const calendarCases = [
  getCalendar,
  joinUpcoming,
  listUpcoming,
  removeCalendar,
  saveCalendar,
  skipUpcoming,
] as const
