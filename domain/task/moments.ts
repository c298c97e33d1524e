import { Order } from "effect"

/** More mentions than this do not make a task a better match, and are not counted. */
export const maxMoments = 30

/** Where the words and phrases of a query occur in a task. */
export interface Evidence {
  /** How many of them the title has, and whether they are side by side there. */
  readonly title: number
  readonly isTitlePhrase: boolean
  readonly summary: number
  readonly isSummaryPhrase: boolean
  /** Some lines of the transcript that have all of them, and how many of these have them side by side. */
  readonly moments: number
  readonly phrases: number
}

const inTitle = ({ title, isTitlePhrase }: Evidence): number => title + (isTitlePhrase ? 1 : 0)

const best = ({ isSummaryPhrase, phrases }: Evidence): number => isSummaryPhrase || phrases > 0 ? 1 : 0

/** A summary says in one line what the transcript says in several. */
const perSummaryWord = 2

const amount = ({ moments, phrases, summary }: Evidence): number => moments + phrases + perSummaryWord * summary

/** Titles before text, words side by side before the same words apart, many moments before few. Equals keep their order. */
export const byMoments = <Found>(
  found: ReadonlyArray<Found>,
  evidenceOf: (one: Found) => Evidence,
): ReadonlyArray<Found> => found.toSorted(Order.mapInput(bestFirst, evidenceOf))

const bestFirst = Order.flip(Order.combineAll([inTitle, best, amount].map((of) => Order.mapInput(Order.Number, of))))
