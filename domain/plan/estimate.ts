import type { PlanName } from "../account/plan-name.ts"
import { minutesOfAudio, minutesOfText } from "./ledger.ts"
import { plans } from "./plan.ts"

/** Seconds of a recording, or null where only decoding tells. */
export type Length = number | null

/** Minutes held back for a task of these recordings: what is known of them, and one at least for what is not. */
export const minutesFor = (lengths: ReadonlyArray<Length>): number => {
  const known = minutesOfAudio(totalOf(lengths))
  return lengths.includes(null) ? Math.max(1, known) : known
}

/** The same for texts by their bytes, each a task of its own. */
export const minutesForTexts = (sizes: ReadonlyArray<number | null>): number =>
  sizes.reduce<number>((sum, bytes) => sum + (bytes === null ? 1 : minutesOfText(bytes)), 0)

/** Which files a task is made of, by their index. */
export const groupsOf = (count: number, isMerged: boolean): ReadonlyArray<ReadonlyArray<number>> => {
  const each = Array.from({ length: count }, (_, index) => index)
  return isMerged && count > 0 ? [each] : each.map((index) => [index])
}

/** Whether a task of these recordings is longer than the plan allows, as far as is known. */
export const isTooLong = (plan: PlanName, lengths: ReadonlyArray<Length>): boolean =>
  totalOf(lengths) > plans[plan].maxTaskMinutes * 60

/** An upload of more than a fifth of the month is asked about. */
export const isLargeShare = (plan: PlanName, minutes: number): boolean => minutes > plans[plan].minutesPerMonth * 0.2

const totalOf = (lengths: ReadonlyArray<Length>): number =>
  lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0)
