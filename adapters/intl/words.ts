import { normal, spellingsOf } from "./spellings.ts"

/** A longer token is not a word. The indexed bytes of one text stay below the limits of a tsvector. */
const maxWordLength = 64
const maxIndexBytes = 300_000

/** Scripts written without spaces: word boundaries are uncertain, so any run of characters can be searched for. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
const sign = String.raw`[\p{L}\p{M}\p{N}]`
const spaced = `[${sign}--${unspaced}]`
const joint = String.raw`(?:['’._]|(?<=\p{N}),(?=\p{N}))`
const token = new RegExp(`(?<run>[${sign}&&${unspaced}]+)|${spaced}+(?:${joint}${spaced}+)*`, "gv")
const joints = new RegExp(joint, "v")
/** Korean adds endings to words, so that even a complete one is only a prefix. */
const alwaysOpen = /\p{Script=Hangul}/u

/** A range in a text. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** A word of a script with spaces, or a run of one without, in its normal form. */
export interface Token extends Place {
  readonly word: string
  readonly isRun: boolean
  /** The parts of a compound such as `q3_budget_review`; the word itself where there is only one. */
  readonly parts: ReadonlyArray<Place & { readonly word: string }>
}

/** The words of a text in any language, in order. */
export const tokensOf = (text: string): ReadonlyArray<Token> =>
  Array.from(text.matchAll(token), ({ 0: found, index, groups }) => {
    const word = cut(normal(found))
    const place = { from: index, to: index + found.length }
    const isRun = groups?.["run"] !== undefined
    return { ...place, word, isRun, parts: isRun ? [] : partsOf(found, index) }
  })

const partsOf = (found: string, at: number): Token["parts"] => {
  let from = at
  return found.split(joints).map((part) => {
    const place = { from, to: from + part.length, word: cut(normal(part)) }
    from = place.to + 1
    return place
  })
}

const cut = (word: string): string =>
  word.length > maxWordLength ? Array.from(word).slice(0, maxWordLength).join("") : word

/** The spellings a word of a script with spaces is found by: its parts, and its endings from each part, with their ranges. */
export const formsOf = ({ parts, to }: Token): ReadonlyArray<Place & { readonly form: string }> => {
  const endings = parts.slice(0, -1).map(({ from }, nth) => ({
    from,
    to,
    word: cut(parts.slice(nth).map((part) => part.word).join("_")),
  }))
  return [...parts, ...endings].flatMap(({ word, from, to }) => spellingsOf(word).map((form) => ({ from, to, form })))
}

/** The distinct words to index; of a run without spaces, every pair of adjacent characters, and the last one. */
export const indexWordsOf = (text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  let bytes = 0
  for (const one of tokensOf(text)) {
    const forms = one.isRun ? pairsOf(one.word, true) : formsOf(one).map(({ form }) => form)
    for (const form of forms) {
      if (found.has(form)) continue
      bytes += form.length * 3 + 8
      if (bytes > maxIndexBytes) return found
      found.add(form)
    }
  }
  return found
}

/** The pairs of adjacent characters in a run. */
const pairsOf = (run: string, withLast: boolean): ReadonlyArray<string> => {
  const letters = Array.from(run)
  const pairs = letters.slice(0, -1).map((letter, nth) => letter + (letters[nth + 1] ?? ""))
  return withLast ? [...pairs, ...letters.slice(-1)] : pairs
}

/** A word of a search query; `open` if longer words that begin with it match too. */
export interface SearchWord {
  readonly word: string
  readonly isRun: boolean
  readonly open: boolean
  /** The index entries that it requires. */
  readonly terms: ReadonlyArray<string>
}

/** The words of a query; the last may be incomplete. */
export const searchWordsOf = (query: string): ReadonlyArray<SearchWord> => {
  const words = tokensOf(query).slice(0, maxSearchWords)
  return words.map(({ word, parts, isRun }, nth) => {
    const joined = isRun ? word : cut(parts.map((part) => part.word).join("_"))
    return searchWordOf(joined, isRun, nth === words.length - 1)
  })
}

const maxSearchWords = 32

const searchWordOf = (word: string, isRun: boolean, isUnfinished: boolean): SearchWord => {
  const isSingle = isRun && Array.from(word).length === 1
  return {
    word,
    isRun,
    open: isRun ? isSingle : isUnfinished || alwaysOpen.test(word),
    terms: isRun && !isSingle ? pairsOf(word, false) : [word],
  }
}

/** A piece of a text that a phrase is compared with: compounds are several. */
export interface Piece extends Place {
  readonly word: string
  readonly isRun: boolean
}

export const piecesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<Piece> =>
  tokens.flatMap((token): ReadonlyArray<Piece> =>
    token.isRun ? [token] : token.parts.map((part) => ({ ...part, isRun: false }))
  )

/** The words of a phrase, in order; only the last may be incomplete. */
export const phraseWordsOf = (phrase: string, isUnfinished: boolean): ReadonlyArray<SearchWord> => {
  const pieces = piecesOf(tokensOf(phrase)).slice(0, maxSearchWords)
  return pieces.map(({ word, isRun }, nth) => searchWordOf(word, isRun, isUnfinished && nth === pieces.length - 1))
}
