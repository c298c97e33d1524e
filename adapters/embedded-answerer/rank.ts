import type { PassageIndex, Unit } from "./passage-index.ts"
import type { Question } from "./read-question.ts"
import { nearest, neighboursOf, strengthsOf, touchedBy, windowAt } from "./term-strength.ts"

export interface Ranked {
  readonly unit: Unit
  score: number
  /** How much of the question is found here or next to it. */
  coverage: number
  /** How much of the question is found in this unit alone. */
  readonly own: number
  /** For each term, how well it is found here or next to it. */
  readonly found: ReadonlyArray<number>
  /** Holds what such a question asks for; null if there is no telling. */
  readonly isFitting: boolean | null
  /** The question that it replies to. */
  asked: Unit | null
}

export interface Ranking {
  readonly byScore: ReadonlyArray<Ranked>
  readonly inOrder: ReadonlyArray<Ranked>
}

/** Tuned on the questions of `npm run bench ask`, but for those held back. */
const weights = {
  own: 0.29,
  coverage: 1.95,
  window: 0.5,
  /** For what is asked: a time, a place, a sum. */
  fitting: 2.2,
  nextFits: 0.65,
  unfitting: 0.62,
  /** Reasons may be given without a "because". */
  unexplained: 1,
  /** For kinds whose signs are found in most sentences. */
  vaguelyFitting: 1.75,
  nextVaguelyFits: 1.26,
  vaguelyUnfitting: 1,
  sharp: 1.69,
  /** Two words of the question next to each other. */
  pair: 1.43,
  question: 0.94,
  announcement: 0.6,
  short: 0.51,
  chatter: 0.5,
  nothingNew: 0.4,
  alsoAsks: 0.58,
  bySpeaker: 2.3,
  aboutSpeaker: 1.5,
  /** What a question hands to a reply, and what the reply keeps of its own. */
  handed: 0.56,
  kept: 0.58,
  otherSort: 0.94,
  fittingReply: 1.08,
  unfittingReply: 1.05,
}
const minAsked = 0.35
const yes = 0.35
/** With this much of the question in it, a question that was asked is the same question. */
const sameQuestion = 0.6

export const rank = (question: Question, index: PassageIndex): Ranking => {
  const { units, reader } = index
  const { terms, speakers, names } = question
  const total = terms.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0) || 1
  const strengths = terms.map((term) => strengthsOf(term, index))
  const isTouched = touchedBy(strengths, units.length)
  const nowhere = terms.map(() => 0)
  const fits = lazily(units.length, (position) => {
    const unit = units[position]
    if (unit === undefined) return null
    const isFitting = question.fits(unit)
    return isFitting === false && repliesTo(question.kind, position, units) ? true : isFitting
  })
  const isVague = vagueKinds.has(question.kind)
  const named = new Set([...names].flatMap((key) => (index.postings.get(key) ?? []).map(({ unit }) => unit)))
  const inOrder = units.map((unit, position): Ranked => {
    if (isTouched[position] !== 1 && !question.isBare) {
      return { unit, score: 0, coverage: 0, own: 0, found: nowhere, isFitting: null, asked: null }
    }
    let own = 0
    let coverage = 0
    let window = 0
    let alone = 0
    const found: Array<number> = []
    const neighbours = neighboursOf(
      units,
      position,
      placing.has(question.kind) && repliesTo(question.kind, position, units),
    )
    for (const [number, { weight, rarity }] of terms.entries()) {
      const worth = weight * rarity / total
      const strength = strengths[number] ?? new Float64Array()
      const here = strength[position] ?? 0
      const best = nearest(strength, neighbours)
      own += worth * here
      alone += worth * Math.min(1, here)
      coverage += worth * Math.min(1, best)
      window += worth * Math.min(1.5, windowAt(strength, position)) / 1.5
      found.push(best)
    }
    const isFitting = fits(position)
    const nearby = isFitting !== null && (fits(position + 1) === true || fits(position + 2) === true)
    let score = weights.own * own + weights.coverage * coverage + weights.window * window
    if (isFitting !== null) {
      score *= isVague
        ? isFitting ? weights.vaguelyFitting : nearby ? weights.nextVaguelyFits : weights.vaguelyUnfitting
        : isFitting
        ? weights.fitting
        : nearby
        ? weights.nextFits
        : question.kind === "why"
        ? weights.unexplained
        : weights.unfitting
    }
    if (question.isSharp(unit) === true) score *= weights.sharp
    if (alone > 0 && question.hasPair(unit)) score *= weights.pair
    if (question.kind !== "yes-no" && question.novelty(unit) === 0) score *= weights.nothingNew
    if (unit.isAnnouncement) score *= weights.announcement
    if (unit.size < 4 && isFitting !== true) score *= weights.short
    if (unit.isChatter) score *= weights.chatter
    if (speakers.size > 0) {
      const isTheirs = unit.speaker !== null && speakers.has(unit.speaker)
      if (question.isBare) {
        score = isTheirs && !unit.isChatter && isFitting !== false
          ? plainScore(question, unit)
          : score * 0.3
      }
      score *= isTheirs ? weights.bySpeaker : named.has(position) ? weights.aboutSpeaker : 1
    }
    return { unit, score, coverage, own: alone, found, isFitting, asked: null }
  })
  handOver(inOrder, question, reader.saysYesOrNo)
  return { inOrder, byScore: inOrder.toSorted((a, b) => b.score - a.score || a.unit.index - b.unit.index) }
}

/** Kinds whose signs are found in most sentences. */
export const vagueKinds: ReadonlySet<string> = new Set([
  "definition",
  "name",
  "aim",
  "outcome",
  "trouble",
  "advice",
  "plan",
  "how",
  "yes-no",
])

/** Ask for a detail of what has been spoken about. */
const placing: ReadonlySet<Question["kind"]> = new Set([
  "who",
  "when",
  "where",
  "money",
  "number",
  "duration",
  "frequency",
])

/** Whether a unit follows a question of this kind by another speaker: "Why was that?" */
const repliesTo = (kind: Question["kind"], position: number, units: ReadonlyArray<Unit>): boolean => {
  const [before, unit] = [units[position - 1], units[position]]
  return before?.asks === kind && unit !== undefined && !unit.isChatter && !unit.onlyAsks &&
    (before.speaker === null || before.speaker !== unit.speaker)
}

/** Of a line by the speaker, where nothing else is asked for. */
const plainScore = (question: Question, unit: Unit): number =>
  0.4 + 0.02 * Math.min(10, question.novelty(unit)) + (question.isSharp(unit) === true ? 1.6 : 0)

const lazily = (count: number, compute: (position: number) => boolean | null) => {
  const known = Array.from<boolean | null | undefined>({ length: count })
  return (position: number): boolean | null => {
    const value = known[position]
    if (value !== undefined) return value
    const computed = compute(position)
    known[position] = computed
    return computed
  }
}

/** A question that was asked hands its score to the replies. */
const handOver = (
  ranked: ReadonlyArray<Ranked>,
  question: Question,
  saysYesOrNo: (text: string) => boolean,
): void => {
  for (const asked of ranked) {
    if (!asked.unit.isQuestion) continue
    let replies = 0
    const isAnswerItself = !asked.unit.onlyAsks && asked.isFitting === true && !vagueKinds.has(question.kind)
    for (let distance = 1; distance <= 3 && replies < 2 && asked.score >= minAsked; distance++) {
      const reply = ranked[asked.unit.index + distance]
      if (
        reply === undefined ||
        (reply.unit.speaker === asked.unit.speaker && distance > 1 && asked.unit.speaker !== null)
      ) break
      const says = saysYesOrNo(reply.unit.text)
      if (reply.unit.isChatter && reply.isFitting !== true && (!says || question.kind !== "yes-no")) continue
      if (isAnswerItself && (reply.isFitting !== true || asked.unit.asks !== question.kind)) continue
      replies++
      const fit = reply.isFitting === false ? weights.unfittingReply : weights.fittingReply
      const isOtherSort = (asked.unit.asks === "yes-no") !== (question.kind === "yes-no")
      const alike = isOtherSort && asked.unit.asks !== "what" ? weights.otherSort : 1
      const bonus = question.kind === "yes-no" && says ? yes : 0
      const handed = asked.score * (weights.handed + bonus) * fit * alike + reply.score * weights.kept
      if (asked.own >= sameQuestion) reply.asked = asked.unit
      if (handed <= reply.score) continue
      reply.score = handed
      reply.coverage = Math.max(reply.coverage, asked.coverage * 0.9)
      reply.asked = asked.unit
    }
    asked.score *= asked.unit.onlyAsks ? weights.question : weights.alsoAsks
  }
}
