import type { Span, Word } from "#domain/recognition/speech.ts"

/** A token lasts at most this long, in seconds, because the next one may be far off. */
const maxTokenSeconds = 0.3

const cjk = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const mark = /^[\p{P}\p{S}]+$/u

/** Joins the model's tokens into words; their times are in seconds from the start of the chunk. */
export const recognisedWords = (
  tokens: ReadonlyArray<string>,
  timestamps: ReadonlyArray<number>,
  chunk: Span,
): ReadonlyArray<Word> => {
  const at = (seconds: number): number =>
    Math.min(chunk.end, Math.max(chunk.begin, Math.round(chunk.begin + seconds * 1000)))
  const words: Array<Word> = []
  let previousIsCjk = false
  for (const [index, token] of tokens.entries()) {
    const text = token.replace(/^[▁ ]+/u, "").trimEnd()
    if (text === "" || /^<.*>$/.test(text)) continue
    const start = timestamps[index] ?? 0
    const begin = at(start)
    const end = at(Math.min(timestamps[index + 1] ?? Number.POSITIVE_INFINITY, start + maxTokenSeconds))
    const begins = /^[▁ ]/u.test(token) || cjk.test(text) || previousIsCjk
    const last = words.at(-1)
    if (last && (mark.test(text) || !begins)) words[words.length - 1] = { ...last, text: last.text + text, end }
    else words.push({ begin, end, text, confidence: null })
    previousIsCjk = cjk.test(text)
  }
  return words
}
