import type { Features } from "./features.ts"
import { adaptedTo, fitMixture, meanLogLikelihood, type Mixture } from "./gmm.ts"
import { type Labels, nobody, rowsOf } from "./resegmentation.ts"

/** Components of the mixture that is fitted to everybody. */
const components = 16

/** The most frames that everybody's mixture is fitted to, that a person's is adapted to, and that it is tried on. */
const [mostOfAll, mostOfOne, mostTried] = [8000, 4000, 1000]

/** Two voices of one person explain each other at least this well; tuned on recordings. */
const leastLikeness = -1.1

/** Voices believed to be one person. */
interface Person {
  readonly voices: ReadonlyArray<number>
  readonly rows: Int32Array
  readonly tried: Int32Array
  readonly mixture: Mixture
  /** How well everybody's mixture explains this person. */
  readonly byAll: number
}

interface Pair {
  readonly one: Person
  readonly other: Person
  readonly likeness: number
}

/**
 * Merges voices that belong to the same person; if `count` is known, the most similar ones until that many are left.
 * Clustering by single Gaussians splits people who speak for long or change their manner. Mixtures adapted from a common
 * one are less sensitive to that. Returns the renumbered labels and how many voices they have.
 */
export const joinAlike = (
  features: Features,
  labels: Labels,
  voices: number,
  count: number | null,
): { readonly labels: Labels; readonly voices: number } => {
  if (voices <= (count ?? 1)) return { labels, voices }
  const people = joined(peopleIn(features, labels, voices), features, count)
  const numbers = new Uint8Array(nobody + 1).fill(nobody)
  for (const [number, person] of people.entries()) for (const voice of person.voices) numbers[voice] = number
  return { labels: labels.map((voice) => numbers[voice] ?? nobody), voices: people.length }
}

interface People {
  readonly all: Mixture
  readonly people: ReadonlyArray<Person>
}

const peopleIn = (features: Features, labels: Labels, voices: number): People => {
  const rows = Array.from({ length: voices }, (_, voice) => rowsOf(features, labels, voice))
  const all = fitMixture(features.frames, spread(inOrder(rows), mostOfAll), components)
  return { all, people: rows.map((own, voice) => personOf([voice], own, features, all)) }
}

const personOf = (voices: ReadonlyArray<number>, rows: Int32Array, { frames }: Features, all: Mixture): Person => {
  const tried = spread(rows, mostTried)
  return {
    voices,
    rows,
    tried,
    mixture: adaptedTo(all, frames, spread(rows, mostOfOne)),
    byAll: meanLogLikelihood(all, frames, tried),
  }
}

const joined = ({ all, people: given }: People, features: Features, count: number | null): ReadonlyArray<Person> => {
  let people = given
  let pairs = people.flatMap((one, at) => people.slice(0, at).map((other) => pairOf(one, other, features)))
  while (people.length > (count ?? 1)) {
    const best = pairs.reduce((a, b) => b.likeness > a.likeness ? b : a)
    if (count === null && best.likeness < leastLikeness) break
    const { one, other } = best
    const person = personOf([...one.voices, ...other.voices], inOrder([one.rows, other.rows]), features, all)
    const others = people.filter((each) => each !== one && each !== other)
    const kept = pairs.filter((pair) => others.includes(pair.one) && others.includes(pair.other))
    pairs = [...kept, ...others.map((each) => pairOf(each, person, features))]
    people = [...others, person]
  }
  return people
}

/** The cross likelihood ratio: how much better each explains the other's frames than everybody's mixture does. */
const pairOf = (one: Person, other: Person, { frames }: Features): Pair => ({
  one,
  other,
  likeness: meanLogLikelihood(one.mixture, frames, other.tried) - other.byAll
    + meanLogLikelihood(other.mixture, frames, one.tried) - one.byAll,
})

const inOrder = (parts: ReadonlyArray<Int32Array>): Int32Array =>
  Int32Array.from(parts.flatMap((part) => Array.from(part))).toSorted()

/** At most so many rows, evenly spread. */
const spread = (rows: Int32Array, most: number): Int32Array =>
  rows.length <= most
    ? rows
    : Int32Array.from({ length: most }, (_, nth) => rows[Math.floor(((nth + 0.5) * rows.length) / most)] ?? 0)
