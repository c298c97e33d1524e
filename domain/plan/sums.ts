import { isBooking, type LedgerEntry } from "./ledger.ts"

/** What the entries of an account add up to. */
export interface Sums {
  /** Minutes of the plan granted for the month. */
  readonly granted: number
  /** What was taken back of those; negative. */
  readonly withdrawn: number
  /** How many entries granted them. */
  readonly grants: number
  /** Minutes booked in the month; negative. */
  readonly monthly: number
  readonly bonus: number
  /** Other months that do not add up to zero. */
  readonly otherMonths: ReadonlyArray<{ readonly period: string; readonly minutes: number }>
}

/** Entries of one kind, bucket and month, added up. */
interface SumOfKind extends Pick<LedgerEntry, "kind" | "bucket" | "period" | "minutes"> {
  readonly lines: number
}

/** What the entries of an account add up to for the month that begins on `period`. */
export const sumsOf = (all: ReadonlyArray<SumOfKind>, period: string): Sums => {
  const months = all.filter(({ bucket }) => bucket === "monthly")
  const ofMonth = months.filter((sum) => sum.period === period)
  const grants = ofMonth.filter((sum) => !isBooking(sum))
  const others = new Set(months.map((sum) => sum.period ?? "").filter((other) => other !== period))
  return {
    granted: minutesIn(grants.filter(({ kind }) => kind !== "withdrawn")),
    withdrawn: minutesIn(grants.filter(({ kind }) => kind === "withdrawn")),
    grants: grants.filter(({ kind }) => kind === "granted").reduce((count, { lines }) => count + lines, 0),
    monthly: minutesIn(ofMonth.filter(isBooking)),
    bonus: minutesIn(all.filter(({ bucket }) => bucket === "bonus")),
    otherMonths: [...others].toSorted()
      .map((other) => ({ period: other, minutes: minutesIn(months.filter((sum) => sum.period === other)) }))
      .filter(({ minutes }) => minutes !== 0),
  }
}

const minutesIn = (sums: ReadonlyArray<SumOfKind>): number => sums.reduce((total, { minutes }) => total + minutes, 0)
