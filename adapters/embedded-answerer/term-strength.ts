import type { PassageIndex } from "./passage-index.ts"
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

/** How well a term is found at a unit or next to it: what was just said counts more than what comes. */
export const nearest = (own: Float64Array, unit: number): number =>
  Math.max(
    own[unit] ?? 0,
    (own[unit - 1] ?? 0) * 0.85,
    (own[unit - 2] ?? 0) * 0.32,
    (own[unit - 3] ?? 0) * 0.25,
    (own[unit + 1] ?? 0) * 0.45,
    (own[unit + 2] ?? 0) * 0.25,
  )

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
