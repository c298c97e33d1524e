import type { LedgerEntry } from "./ledger.ts"
import { isBooking } from "./ledger.ts"
import type { Sums } from "./minute-ledger.port.ts"

/** Entries of one kind, bucket and month, added up. */
export interface SumOfKind extends Pick<LedgerEntry, "kind" | "bucket" | "period" | "minutes"> {
  readonly lines: number
}

/** What the entries of an account come to for the month that begins on `period`. */
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
