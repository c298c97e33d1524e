import type { Word } from "#domain/recognition/speech.ts"
import type { ResponseWord } from "./hearings.ts"

/**
 * How much more often, as a natural logarithm, a word is one that both recognisers have, or comes again at all other speeds,
 * at one, or at none, in other languages than in English. One more hearing, and two.
 */
const weights = [
  { agreed: -1.5, again: [1.7, -0.4] },
  { agreed: -1.5, again: [1.8, 1.05, -0.85] },
] as const

/** What a word says for another language. */
const evidenceOf = ({ isAgreed, again }: ResponseWord, hearings: 1 | 2): number => {
  const { agreed, again: weight } = weights[hearings - 1] ?? weights[1]
  return isAgreed ? agreed : weight[again] ?? 0
}

/** Per word and in all: for everything that was heard at once, and for a stretch of it, of which there are more to err in. */
const enough = { mean: 0, sum: 2 }
const enoughInStretch = { mean: 0.7, sum: 5 }

/** Speech of which both recognisers have more than this share is English of which much was not understood. */
const common = 0.25

/** After one more hearing: what is below this is English, and needs no second. */
const possible = -0.2

/** Milliseconds. A stretch ends at a pause between sentences, later at any pause, and at last anywhere. */
const ends = [{ after: 1500, pause: 500 }, { after: 3000, pause: 200 }, { after: 6000, pause: 0 }]
/** What is shorter belongs to the stretch before it. */
const shortest = 1500

/** Whether it is worth listening once more. */
export const mayBeForeign = (heard: ReadonlyArray<ResponseWord>): boolean =>
  [heard, ...stretchesOf(heard)].some((stretch) => sumOf(stretch, 1) > possible * stretch.length)

/** The words that do not sound like English: nearly all, those of some stretches, or none. After two more hearings. */
export const foreignIn = (heard: ReadonlyArray<ResponseWord>): ReadonlySet<Word> => {
  const isAll = isForeign(heard, enough)
  const foreign = stretchesOf(heard).filter((one) => isAll ? sumOf(one, 2) > 0 : isForeign(one, enoughInStretch)).flat()
  return new Set(foreign.map(({ word }) => word))
}

const isForeign = (heard: ReadonlyArray<ResponseWord>, { mean, sum }: typeof enough): boolean => {
  const found = sumOf(heard, 2)
  return found > sum && found > mean * heard.length
    && heard.filter(({ isAgreed }) => isAgreed).length <= Math.round(common * heard.length)
}

const sumOf = (heard: ReadonlyArray<ResponseWord>, hearings: 1 | 2): number =>
  heard.reduce((sum, one) => sum + evidenceOf(one, hearings), 0)

const stretchesOf = (heard: ReadonlyArray<ResponseWord>): ReadonlyArray<ReadonlyArray<ResponseWord>> => {
  const stretches: Array<ReadonlyArray<ResponseWord>> = []
  let open: ReadonlyArray<ResponseWord> = []
  for (const one of heard) {
    const last = open.at(-1)
    if (last !== undefined && isOver(open[0]?.word.begin ?? 0, last.word.end, one.word.begin)) {
      stretches.push(open)
      open = []
    }
    open = [...open, one]
  }
  const before = stretches.at(-1)
  const isShort = (open.at(-1)?.word.end ?? 0) - (open[0]?.word.begin ?? 0) < shortest
  return isShort && before !== undefined ? [...stretches.slice(0, -1), [...before, ...open]] : [...stretches, open]
}

const isOver = (begin: number, end: number, next: number): boolean =>
  ends.some(({ after, pause }) => end - begin >= after && next - end >= pause)
