/** A time as services write it, in milliseconds since 1970; null for none, and for what is no time. */
export const momentOf = (written: string | null | undefined): number | null => {
  const moment = Date.parse(written ?? "")
  return Number.isNaN(moment) ? null : moment
}
