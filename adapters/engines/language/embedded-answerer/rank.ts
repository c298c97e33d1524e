import type { PassageIndex, Unit } from "./passage-index.ts"
import type { Question, Term } from "./read-question.ts"

export interface Ranked {
  readonly unit: Unit
  readonly score: number
  /** How much of the question's words is found in this unit, from 0 to 1. */
  readonly share: number
  /** Holds what such a question asks for; null if that has no sign. */
  readonly isFitting: boolean | null
  /** The question that it replies to, directly before it. */
  readonly asked: Unit | null
}

/** Chosen on real meetings, leaving out one after another: docs/benchmarks.md. */
const weights = {
  own: 0.4,
  coverage: 1,
  window: 0.6,
  wide: 16,
  /** What was just said counts more than what comes. */
  before: [0.95, 0.7, 0.45],
  after: [0.3, 0.2],
  fitting: 1.5,
  unfitting: 0.8,
  speaker: 2.2,
  question: 0.95,
  short: 0.6,
  chatter: 0.5,
  handed: 0.8,
  kept: 0.6,
}
const saturation = 1.2
const lengthWeight = 0.4
const shortUnit = 4
/** A reply to a question that shares less with the one asked now is about something else. */
const sameSubject = 0.3

/** The units by how likely each answers the question: those with its words, near its words, and with what it asks for. */
export const rank = (question: Question, index: PassageIndex): ReadonlyArray<Ranked> => {
  const { units } = index
  const { terms, speakers } = question
  const total = terms.reduce((sum, { worth }) => sum + worth, 0) || 1
  const shares = terms.map(({ worth }) => worth / total)
  const strengths = terms.map((term) => strengthsOf(term, index))
  const windows = strengths.map(windowsOf)
  const ranked = units.map((unit, at): Ranked => {
    let [score, share, near] = [0, 0, 0]
    for (const [nth, own] of strengths.entries()) {
      const worth = shares[nth] ?? 0
      const here = own[at] ?? 0
      score += worth * (weights.own * here + weights.coverage * Math.min(1, nearest(own, at))
        + weights.window * Math.min(1, windows[nth]?.[at] ?? 0))
      share += worth * Math.min(1, here * 2)
      near = Math.max(near, windows[nth]?.[at] ?? 0)
    }
    if (terms.length === 0 && speakers.has(unit.speaker ?? "")) score = 0.3
    const isFitting = near === 0 && terms.length > 0 ? null : question.fits(unit)
    if (isFitting !== null) score *= isFitting ? weights.fitting : weights.unfitting
    if (speakers.size > 0 && speakers.has(unit.speaker ?? "")) score *= weights.speaker
    if (unit.size < shortUnit && isFitting !== true) score *= weights.short
    if (unit.isChatter) score *= weights.chatter
    return { unit, score, share, isFitting, asked: null }
  })
  return ranked.map((one, at) => replying(one, ranked[at - 1])).toSorted((a, b) =>
    b.score - a.score || a.unit.index - b.unit.index
  )
}

/** A question hands its score to the reply of another speaker. */
const replying = (one: Ranked, before: Ranked | undefined): Ranked => {
  const own = one.unit.isQuestion ? { ...one, score: one.score * weights.question } : one
  const isReply = before !== undefined && before.unit.isQuestion && before.share >= sameSubject &&
    !one.unit.isQuestion && !one.unit.isChatter
    && (one.unit.speaker === null || before.unit.speaker !== one.unit.speaker)
  if (!isReply) return own
  const score = Math.max(own.score, before.score * weights.handed + own.score * weights.kept)
  return { ...own, score, asked: before.unit, share: Math.max(own.share, before.share) }
}

/** How strongly each unit holds a term, by BM25 without its rarity. */
const strengthsOf = ({ matches }: Term, { units, postings, averageSize }: PassageIndex): Float64Array => {
  const strengths = new Float64Array(units.length)
  for (const [key, weight] of matches) {
    for (const { unit, times } of postings.get(key) ?? []) {
      const size = units[unit]?.size ?? averageSize
      const damping = times + saturation * (1 - lengthWeight + lengthWeight * size / averageSize)
      strengths[unit] = Math.max(strengths[unit] ?? 0, weight * times * (1 + saturation) / damping)
    }
  }
  return strengths
}

const nearest = (own: Float64Array, at: number): number => {
  const before = weights.before.map((weight, nth) => weight * (own[at - 1 - nth] ?? 0))
  const after = weights.after.map((weight, nth) => weight * (own[at + 1 + nth] ?? 0))
  return Math.max(own[at] ?? 0, ...before, ...after)
}

/** How much of a term is said around each unit: the nearer, the more. */
const windowsOf = (own: Float64Array): Float64Array => {
  const sums = new Float64Array(own.length)
  for (const [at, strength] of own.entries()) {
    if (strength === 0) continue
    const to = Math.min(own.length - 1, at + weights.wide)
    for (let unit = Math.max(0, at - weights.wide); unit <= to; unit++) {
      sums[unit] = (sums[unit] ?? 0) + strength * (1 - Math.abs(unit - at) / (weights.wide + 1)) / 2
    }
  }
  return sums
}
