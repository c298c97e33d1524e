import type { LanguageData } from "../languages/language-data.ts"

export interface Token {
  readonly word: string
  /** What a word is matched by: its stem, or the word without capitals and accents. */
  readonly key: string
  readonly part: "name" | "noun" | "verb" | "adjective" | "other"
  /** Too common to be searched for. */
  readonly isStop: boolean
  /** Names nothing one could look up. */
  readonly isDull: boolean
  /** A comma or the like stands before it. */
  readonly isApart: boolean
}

/** A language with the one thing that is no data: how its words are read. */
export interface Language extends LanguageData {
  readonly code: string
  readonly read: (text: string) => ReadonlyArray<Token>
  /** Whether a sentence has a subject and its verb; true where grammar is not analysed. */
  readonly isClause: (tokens: ReadonlyArray<Token>) => boolean
  /** What stands between the words of a phrase; null where grammar is not analysed, so that each word is one. */
  readonly joint: string | null
}

export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""))
