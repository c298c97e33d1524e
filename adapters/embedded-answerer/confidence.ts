import type { Verdict } from "#domain/asking/answer.ts"
import { type Ranked, type Ranking, vagueKinds } from "./rank.ts"
import type { Question, Term } from "./read-question.ts"

/** Trained on the questions of `npm run bench ask` not held back, each asked of its conversation, its twin and another. */
const bias = -4.12
const weights = [0.54, 0.27, 0.59, 0.5, -1.18, 0.79, 0.77, 0.53, 1.13, 0.53, 0.2, 0.71, 0.53, 0.25, -0.03, 0.5, 0]
const sure = 0.62
/** Enough where a figure, a place or a reason shows that the moment answers. */
const shown = 0.56
const showing: ReadonlySet<Question["kind"]> = new Set(["money", "number", "duration", "where", "why"])
const possible = 0.1
/** A noun of the question that is not found this near says that the moment is about something else. */
const near = 0.2

/** In a short text nothing is far enough away to compete. */
const noRival = 0.5

/** "Where is Ann from?" has no words to be found but her name: Ann's "I'm from Leeds" is as good as it gets. */
const plain = 0.7

/** How likely the best moment answers the question, from 0 to 1. */
export const confidenceOf = (question: Question, ranking: Ranking, top: Ranked): number => {
  if (question.isBare && question.isSharp(top.unit) === true && question.speakers.has(top.unit.speaker ?? "")) {
    return plain
  }
  const sum = featuresOf(question, ranking, top).reduce((sum, value, nth) => sum + value * (weights[nth] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

export const verdictOf = (
  { terms, isBare, kind, novelty, showsSign }: Question,
  top: Ranked,
  confidence: number,
): Verdict => {
  if (confidence < possible || terms.every(({ isSaid }) => !isSaid) && !isBare) return "notSaid"
  const isElsewhere = !isBare && terms.some(({ isNamed }, nth) => isNamed && (top.found[nth] ?? 0) < near)
  const isHollow = kind !== "yes-no" && novelty(top.unit) === 0
  const needed = showing.has(kind) && top.isFitting === true ? shown : sure
  // Someone who declines is not the answer.
  const isDeclined = kind === "who" && top.asked !== null && declined.test(top.unit.fluent)
  return !isDeclined && showsSign(top.unit) && top.isFitting !== false && confidence >= needed && !isElsewhere &&
      !top.unit.onlyAsks &&
      !isHollow
    ? "answered"
    : "unsure"
}

const declined = /^(?:no|nope|sorry|nein|non|não)(?!\p{L})/iu

/** What is known about an answer before it is given; each feature is between -1 and 1. */
export const featuresOf = (
  { terms, isSharp, hasPair, novelty, kind }: Question,
  { byScore }: Ranking,
  top: Ranked,
): ReadonlyArray<number> => {
  const total = sum(terms, worth) || 1
  const heavy = terms.flatMap(({ weight }, nth) => weight >= 0.8 ? [top.found[nth] ?? 0] : [])
  const [first, second = first] = terms.map((term, nth) => ({ term, found: Math.min(1, top.found[nth] ?? 0) }))
    .toSorted((a, b) => worth(b.term) - worth(a.term))
  const rival = byScore.find(({ unit }) => Math.abs(unit.index - top.unit.index) > 4)
  const missing = terms.filter(({ isSaid, weight }) => !isSaid && weight >= 0.5)
  return [
    top.coverage,
    top.own,
    vagueKinds.has(kind) ? 0 : signed(top.isFitting),
    signed(isSharp(top.unit)),
    sum(missing, worth) / total,
    first?.found ?? 0,
    second?.found ?? 0,
    Math.min(6, terms.length) / 6,
    rival === undefined ? noRival : Math.max(0, Math.min(1, (top.score - rival.score) / (top.score || 1))),
    heavy.length === 0 ? 0 : heavy.filter((found) => found >= 0.4).length / heavy.length,
    top.asked === null ? 0 : 1,
    Math.min(1, top.score / 2.5),
    hasPair(top.unit) ? 1 : 0,
    Math.min(4, novelty(top.unit)) / 4,
    top.unit.onlyAsks || top.unit.isChatter ? 1 : 0,
    vagueKinds.has(kind) ? signed(top.isFitting) : 0,
    vagueKinds.has(kind) ? 1 : 0,
  ]
}

const worth = ({ weight, rarity }: Term): number => weight * rarity

const signed = (fact: boolean | null): number => fact === null ? 0 : fact ? 1 : -1

const sum = <A>(items: ReadonlyArray<A>, value: (item: A) => number): number =>
  items.reduce((total, item) => total + value(item), 0)
