import { dayOf, timeOf } from "./format.ts"
import { useLanguage } from "./text.ts"

/** Writes a moment in the reader's language. */
export const useMoment = (): (iso: string) => string => {
  const reader = useLanguage()
  return (iso) => {
    const date = new Date(iso)
    return `${dayOf(date, reader)}, ${timeOf(date, reader)}`
  }
}
