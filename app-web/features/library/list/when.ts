import { dayOf, timeOf } from "#web/lib/format.ts"
import type { Language } from "#web/lib/language.ts"
import { daysBetween } from "./groups.ts"

/** When a file was made: the time of day for today and yesterday, before that the day. */
export const whenOf = (created: string, now: Date, language: Language): string => {
  const date = new Date(created)
  return daysBetween(date, now) <= 1 ? timeOf(date, language) : dayOf(date, language)
}
