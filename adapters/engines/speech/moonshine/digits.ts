import { withNumbers } from "#domain/recognition/english/written-numbers.ts"
import { pieceOf } from "#domain/recognition/punctuate.ts"
import type { Word } from "#domain/recognition/speech.ts"

/** Moonshine writes some numbers in words and others in digits. This puts all in digits that usually are. Punctuation ends a number. */
export const withDigits = (words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const stretches: Array<Array<Word>> = [[]]
  words.forEach((word, at) => {
    stretches.at(-1)?.push(word)
    if (markAfter(word, words[at + 1]) !== "") stretches.push([])
  })
  return stretches.flatMap((stretch, at) => ofStretch(stretch, stretches[at + 1]?.[0]))
}

const ofStretch = (words: ReadonlyArray<Word>, next: Word | undefined): ReadonlyArray<Word> => {
  const last = words.at(-1)
  if (last === undefined) return []
  const mark = markAfter(last, next)
  const bare = [...words.slice(0, -1), { ...last, text: last.text.slice(0, last.text.length - mark.length) }]
  let at = 0
  return withNumbers(bare.map(({ text }) => text)).map(({ text, length }) => {
    const said = bare.slice(at, at + length)
    const isSame = length === 1 && text.toLowerCase() === said[0]?.text.toLowerCase()
    at += length
    if (isSame) return words[at - 1] ?? last
    return pieceOf(at === words.length ? text + mark : text, said)
  })
}

/** The punctuation after a word. The dots of "p.m." belong to it, except for one where it also ends a sentence. */
const markAfter = ({ text }: Word, next: Word | undefined): string => {
  if (/^[ap]\.m\.$/i.test(text)) return next === undefined || /^\p{Lu}/u.test(next.text) ? "." : ""
  return /[^\p{L}\p{N}%]*$/u.exec(text)?.[0] ?? ""
}
