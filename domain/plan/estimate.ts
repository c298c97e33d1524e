import type { PlanName } from "../account/plan-name.ts"
import { minutesOfAudio, minutesOfText } from "./ledger.ts"
import { plans } from "./plan.ts"

/** Seconds of a recording; null if only decoding can tell. */
export type Length = number | null

/** Minutes to reserve for a task made from these recordings: at least one if a duration is unknown. */
export const minutesFor = (lengths: ReadonlyArray<Length>): number => {
  const known = minutesOfAudio(totalOf(lengths))
  return lengths.includes(null) ? Math.max(1, known) : known
}

/** Minutes to reserve for texts, given their sizes in bytes; each becomes its own task. */
export const minutesForTexts = (sizes: ReadonlyArray<number | null>): number =>
  sizes.reduce<number>((sum, bytes) => sum + (bytes === null ? 1 : minutesOfText(bytes)), 0)

/** The files each task is made from, by index. */
export const groupsOf = (count: number, isMerged: boolean): ReadonlyArray<ReadonlyArray<number>> => {
  const each = Array.from({ length: count }, (_, index) => index)
  return isMerged && count > 0 ? [each] : each.map((index) => [index])
}

/** Whether the known durations add up to more than the plan allows for a task. */
export const isTooLong = (plan: PlanName, lengths: ReadonlyArray<Length>): boolean =>
  totalOf(lengths) > plans[plan].maxTaskMinutes * 60

/** Above a fifth of the month's minutes, clients ask for confirmation. */
export const isLargeShare = (plan: PlanName, minutes: number): boolean => minutes > plans[plan].minutesPerMonth * 0.2

const totalOf = (lengths: ReadonlyArray<Length>): number =>
  lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0)
