import type { Word } from "#domain/recognition/speech.ts"
import { aligned } from "./align.ts"
import { isAgreed } from "./merge-words.ts"
import { spelling } from "./passages.ts"

/** A word, and how often it comes again when the same speech is heard at other speeds. */
export interface ResponseWord {
  readonly word: Word
  /** Whether the other recogniser has it, too. */
  readonly isAgreed: boolean
  readonly again: number
}

/** Compares words with the texts of further hearings of the same speech. */
export const hearingsOf = (words: ReadonlyArray<Word>, texts: ReadonlyArray<string>): ReadonlyArray<ResponseWord> => {
  const spelled = words.map(({ text }) => spelling(text))
  const found = texts.map((text) => {
    const others = text.split(/\s+/).filter((word) => word !== "").map(spelling)
    const pairs = aligned(spelled, others)
    return new Set(
      pairs.flatMap(([at, other]) => at !== null && other !== null && spelled[at] === others[other] ? [at] : []),
    )
  })
  return words.map((word, at) => ({
    word,
    isAgreed: isAgreed(word),
    again: found.filter((places) => places.has(at)).length,
  }))
}
