import type { Line } from "../../transcript/transcript.ts"
import type { Passage } from "./passages.ts"
import { placeOf, type SaidWord, saidWords } from "./said-words.ts"

/** A sentence of a line is repeated if this share of its words stands in the claim, in the same order. */
const leastShare = 0.7
/** More lines than this are a place to look, not a quotation. */
const mostLines = 20
const mostWords = 400

/**
 * What a claim quotes: its passages, and whole sentences of the cited lines that it repeats but for hesitations, as a question
 * with its answer does. A repeated sentence stands for the passage inside it, so nothing is cut off that turns it round.
 */
export const withRepeated = (
  passages: ReadonlyArray<Passage>,
  text: string,
  lines: ReadonlyArray<Line>,
): ReadonlyArray<Passage> => {
  const claim = saidWords(text).slice(0, mostWords)
  const keys = new Set(claim.map(({ key }) => key))
  const quoted = passages.map((passage) => ({ passage, words: saidWords(passage.text) }))
  const repeated = lines.slice(0, mostLines).flatMap((line) =>
    sentencesOf(line.text).flatMap((sentence) => {
      const words = saidWords(sentence).slice(0, mostWords)
      const least = Math.max(1, words.length * leastShare)
      const isRepeated = words.filter(({ key }) => keys.has(key)).length >= least && shared(words, claim) >= least
      return isRepeated ? [{ words, passage: { text: sentence, before: "", after: "", lines: [line] } }] : []
    })
  ).filter(({ words }) => !quoted.some((one) => placeOf(words, one.words) !== null))
  const kept = quoted.filter(({ words }) => !repeated.some((one) => placeOf(words, one.words) !== null))
  return [...kept, ...repeated].map(({ passage }) => passage)
}

const sentencesOf = (text: string): ReadonlyArray<string> => text.split(/(?<=[.?!…。？！])\s+|(?<=[。？！])/u)

/** The length of the longest common subsequence of words. */
const shared = (some: ReadonlyArray<SaidWord>, others: ReadonlyArray<SaidWord>): number => {
  let row = new Uint16Array(others.length + 1)
  for (const { key } of some) {
    const next = new Uint16Array(others.length + 1)
    for (const [at, other] of others.entries()) {
      next[at + 1] = other.key === key ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0)
    }
    row = next
  }
  return row.at(-1) ?? 0
}
