import type { PassageIndex, Unit } from "./passage-index.ts"
import type { Term } from "./read-question.ts"

const wide = 6
const saturation = 1.2
const lengthWeight = 0.4

/** How strongly each unit holds a term, by BM25 without its rarity. */
export const strengthsOf = (
  { matches, phrases }: Term,
  { units, postings, averageSize }: PassageIndex,
): Float64Array => {
  const strengths = new Float64Array(units.length)
  for (const [key, weight] of matches) {
    for (const { unit, times } of postings.get(key) ?? []) {
      const size = units[unit]?.size ?? averageSize
      const damping = times + saturation * (1 - lengthWeight + lengthWeight * size / averageSize)
      strengths[unit] = Math.max(strengths[unit] ?? 0, weight * times * (1 + saturation) / damping)
    }
  }
  for (const unit of phrases) strengths[unit] = Math.max(strengths[unit] ?? 0, 1)
  return strengths
}

/** What was just said counts more than what comes. */
const reach = { before: [0.9, 0.62, 0.31], after: [0.22, 0.2] }
/** "And which evening?" goes on from what was named a while ago, and its reply with it. */
const replyReach = [0.9, 0.75, 0.65, 0.6, 0.5, 0.4]
const farthest = 8

export interface Neighbour {
  readonly unit: number
  readonly weight: number
}

/** The units near to one that its words may refer to. Units that only agree or wonder do not add to the distance. */
export const neighboursOf = (
  units: ReadonlyArray<Unit>,
  position: number,
  isReply: boolean,
): ReadonlyArray<Neighbour> => {
  const found: Array<Neighbour> = [{ unit: position, weight: 1 }]
  for (const [step, weights] of [[-1, isReply ? replyReach : reach.before], [1, reach.after]] as const) {
    let passed = 0
    for (let distance = 1; distance <= farthest; distance++) {
      const unit = position + step * distance
      const weight = weights[passed]
      const neighbour = units[unit]
      if (weight === undefined || neighbour === undefined) break
      found.push({ unit, weight })
      if (!neighbour.isChatter) passed++
    }
  }
  return found
}

/** How well a term is found at a unit or next to it. */
export const nearest = (own: Float64Array, neighbours: ReadonlyArray<Neighbour>): number =>
  neighbours.reduce((best, { unit, weight }) => Math.max(best, (own[unit] ?? 0) * weight), 0)

/** How much of a term is said around a unit. */
export const windowAt = (own: Float64Array, unit: number): number => {
  let sum = 0
  for (let distance = -wide; distance <= wide; distance++) {
    sum += (own[unit + distance] ?? 0) * (1 - Math.abs(distance) / (wide + 1))
  }
  return sum
}

/** Marks the units near to any word of the question. The others cannot answer it. */
export const touchedBy = (strengths: ReadonlyArray<Float64Array>, count: number): Uint8Array => {
  const touched = new Uint8Array(count)
  for (const own of strengths) {
    for (let unit = 0; unit < count; unit++) {
      if ((own[unit] ?? 0) > 0) touched.fill(1, Math.max(0, unit - wide), unit + wide + 1)
    }
  }
  return touched
}
