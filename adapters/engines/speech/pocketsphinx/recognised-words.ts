import type { Word } from "#domain/recognition/speech.ts"
import type { Hotword } from "./hotword.ts"

const filler = /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/

/** A word with its entry in the dictionary, which tells how it was pronounced: `the(2)`. */
export interface RecognisedWord extends Word {
  readonly entry: string
}

/** Reads `-ctm` lines (`id channel start duration word confidence`); other lines are ignored. Times are from the start of the chunk. */
export const wordsFromLines = (lines: ReadonlyArray<string>, id: string): ReadonlyArray<RecognisedWord> =>
  lines.flatMap((line) => {
    const [name, channel, start, duration, entry, confidence] = line.trim().split(/\s+/)
    if (name !== id || channel !== "1" || entry === undefined || filler.test(entry)) return []
    const begin = Math.round(Number(start) * 1000)
    const end = begin + Math.round(Number(duration) * 1000)
    if (!Number.isFinite(begin) || !Number.isFinite(end)) return []
    const sure = Number(confidence)
    const known = Number.isFinite(sure) ? Math.max(0, Math.min(1, sure)) : null
    return [{ begin, end, text: entry.replace(/\(\d+\)$/, ""), confidence: known, entry }]
  })

/** Spells hotwords as the person wrote them. One of several words is split, and its time divided by length. */
export const spellHotwords = (words: ReadonlyArray<Word>, hotwords: ReadonlyArray<Hotword>): ReadonlyArray<Word> => {
  const written = new Map(hotwords.map(({ token, written }) => [token, written]))
  return words.flatMap((word) => {
    const parts = written.get(word.text)?.split(/[\s_]+/) ?? [word.text]
    const letters = parts.join("").length
    let at = word.begin
    return parts.map((text, index) => {
      const begin = at
      const share = Math.round(((word.end - word.begin) * text.length) / letters)
      at = index === parts.length - 1 ? word.end : begin + share
      return { begin, end: at, text, confidence: word.confidence }
    })
  })
}
