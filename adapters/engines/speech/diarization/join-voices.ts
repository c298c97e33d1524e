import type { Features } from "./features.ts"
import { fitMixture, fitTogether, type Mixture, totalLogLikelihood } from "./gmm.ts"
import { type Labels, nobody, rowsOf } from "./resegmentation.ts"

/** Components of each voice's mixture to begin with, and the most frames it is fitted to. */
const [components, mostRows] = [5, 2000]

/** Voices believed to be one person. */
interface Person {
  readonly voices: ReadonlyArray<number>
  readonly rows: Int32Array
  readonly mixture: Mixture
  readonly likelihood: number
}

interface Pair {
  readonly one: Person
  readonly other: Person
  /** What both would be as one person. */
  readonly together: Person
  readonly likeness: number
}

/**
 * Merges the most similar voices until `count` are left. Two voices are compared with one of both together that has as many
 * components as they had (Ajmera and Wooters, 2003): so neither side has an advantage for being more complex, and nothing needs to
 * be tuned. Returns the renumbered labels.
 */
export const joinVoices = (features: Features, labels: Labels, voices: number, count: number): Labels => {
  let people = Array.from({ length: voices }, (_, voice) => personOf(features, labels, voice))
  let pairs = people.flatMap((one, at) => people.slice(0, at).map((other) => pairOf(one, other, features)))
  while (people.length > count) {
    const { one, other, together } = pairs.reduce((a, b) => b.likeness > a.likeness ? b : a)
    const others = people.filter((each) => each !== one && each !== other)
    const kept = pairs.filter((pair) => others.includes(pair.one) && others.includes(pair.other))
    pairs = [...kept, ...others.map((each) => pairOf(each, together, features))]
    people = [...others, together]
  }
  const numbers = new Uint8Array(nobody + 1).fill(nobody)
  for (const [number, person] of people.entries()) for (const voice of person.voices) numbers[voice] = number
  return labels.map((voice) => numbers[voice] ?? nobody)
}

const personOf = (features: Features, labels: Labels, voice: number): Person => {
  const rows = spread(rowsOf(features, labels, voice))
  const mixture = fitMixture(features.frames, rows, components)
  return { voices: [voice], rows, mixture, likelihood: totalLogLikelihood(mixture, features.frames, rows) }
}

const pairOf = (one: Person, other: Person, { frames }: Features): Pair => {
  const rows = Int32Array.from([...one.rows, ...other.rows])
  const mixture = fitTogether(one.mixture, other.mixture, one.rows.length / rows.length, frames, rows)
  const likelihood = totalLogLikelihood(mixture, frames, rows)
  return {
    one,
    other,
    together: { voices: [...one.voices, ...other.voices], rows, mixture, likelihood },
    likeness: likelihood - one.likelihood - other.likelihood,
  }
}

/** At most `mostRows` of them, evenly spread. */
const spread = (rows: Int32Array): Int32Array =>
  rows.length <= mostRows
    ? rows
    : Int32Array.from({ length: mostRows }, (_, nth) => rows[Math.floor(((nth + 0.5) * rows.length) / mostRows)] ?? 0)
