import type { Word } from "#domain/transcript/speech.ts"
import type { Hotword } from "./hotword.ts"

const filler = /^(?:<.*>|\[.*\]|\+\+.*\+\+)$/

/** Reads `-ctm` lines (`id channel start duration word confidence`); other lines are ignored. Times are from the start of the chunk. */
export const wordsFromLines = (lines: ReadonlyArray<string>, id: string): ReadonlyArray<Word> =>
  lines.flatMap((line) => {
    const [name, channel, start, duration, word, confidence] = line.trim().split(/\s+/)
    if (name !== id || channel !== "1" || word === undefined || filler.test(word)) return []
    const begin = Math.round(Number(start) * 1000)
    const end = begin + Math.round(Number(duration) * 1000)
    if (!Number.isFinite(begin) || !Number.isFinite(end)) return []
    const sure = Number(confidence)
    const known = Number.isFinite(sure) ? Math.max(0, Math.min(1, sure)) : null
    return [{ begin, end, text: word.replace(/\(\d+\)$/, ""), confidence: known }]
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
