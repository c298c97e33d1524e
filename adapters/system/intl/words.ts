import { hyphenRanges, unseenRanges } from "#domain/text/bare-letters.ts"
import { normal, spellingsOf } from "./spellings.ts"

/** A longer token is not a word. The indexed bytes of one text stay below the limits of a tsvector. */
const maxWordLength = 64
const maxIndexBytes = 300_000

/** Scripts written without spaces: word boundaries are uncertain, so any run of characters can be searched for. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
const sign = String.raw`[\p{L}\p{M}\p{N}]`
const spaced = `[${sign}--${unspaced}]`
const unseen = `[${unseenRanges}]*`
const hyphen = `[${hyphenRanges.replace("-", String.raw`\-`)}]`
const joint = String.raw`${unseen}(?:['’._]|${hyphen}|(?<=\p{N}),(?=\p{N}))${unseen}`
const lettersOf = (letter: string): string => `${letter}(?:${unseen}${letter})*`
const word = lettersOf(spaced)
const token = new RegExp(`(?<run>${lettersOf(`[${sign}&&${unspaced}]`)})|${word}(?:${joint}${word})*`, "gv")
const joints = new RegExp(joint, "gv")
const hyphens = new RegExp(hyphen, "v")
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
  readonly parts: ReadonlyArray<Part>
}

interface Part extends Place {
  readonly word: string
  /** What stands for the sign behind it: others leave out hyphens. Empty behind the last one, too. */
  readonly joint: "" | "_"
}

/** The words of a text in any language, in order. */
export const tokensOf = (text: string): ReadonlyArray<Token> =>
  Array.from(text.matchAll(token), ({ 0: found, index, groups }) => {
    const word = cut(normal(found))
    const place = { from: index, to: index + found.length }
    const isRun = groups?.["run"] !== undefined
    return { ...place, word, isRun, parts: isRun ? [] : partsOf(found, index) }
  })

const partsOf = (found: string, at: number): ReadonlyArray<Part> => {
  let from = 0
  const parts = Array.from(found.matchAll(joints), ({ 0: sign, index }): Part => {
    const joint = hyphens.test(sign) ? "" : "_"
    const part = { from: at + from, to: at + index, word: cut(normal(found.slice(from, index))), joint } as const
    from = index + sign.length
    return part
  })
  return [...parts, { from: at + from, to: at + found.length, word: cut(normal(found.slice(from))), joint: "" }]
}

/** The parts as one word. */
const compound = (parts: ReadonlyArray<Part>): string =>
  cut(parts.map(({ word, joint }, nth) => nth === parts.length - 1 ? word : `${word}${joint}`).join(""))

const cut = (word: string): string =>
  word.length > maxWordLength ? Array.from(word).slice(0, maxWordLength).join("") : word

/**
 * The spellings a word of a script with spaces is found by, with their ranges: its parts, its endings from each part, and any
 * two parts with a hyphen between them.
 */
export const formsOf = ({ parts, to }: Token): ReadonlyArray<Place & { readonly form: string }> => {
  const endings = parts.slice(0, -1).map(({ from }, nth) => ({ from, to, word: compound(parts.slice(nth)) }))
  const pairs = parts.slice(0, -2).flatMap(({ from, joint }, nth) => {
    const [two, last] = [parts.slice(nth, nth + 2), parts[nth + 1]]
    return joint === "" && last !== undefined ? [{ from, to: last.to, word: compound(two) }] : []
  })
  return [...parts, ...endings, ...pairs].flatMap(({ word, from, to }) =>
    spellingsOf(word).map((form) => ({ from, to, form }))
  )
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
  /** The words on either side of its hyphens: a text that holds them all matches too. */
  readonly pieces: ReadonlyArray<SearchWord>
}

/** The words of a query; the last may be incomplete. */
export const searchWordsOf = (query: string): ReadonlyArray<SearchWord> => {
  const words = tokensOf(query).slice(0, maxSearchWords)
  return words.map((one, nth) => {
    const isUnfinished = nth === words.length - 1
    return one.isRun ? searchWordOf(one.word, true, isUnfinished) : ofParts(one.parts, isUnfinished)
  })
}

const ofParts = (parts: ReadonlyArray<Part>, isUnfinished: boolean): SearchWord => {
  const pieces = betweenHyphens(parts)
  const wordOf = (piece: ReadonlyArray<Part>, nth: number): SearchWord =>
    searchWordOf(compound(piece), false, isUnfinished && nth === pieces.length - 1)
  return { ...searchWordOf(compound(parts), false, isUnfinished), pieces: pieces.length > 1 ? pieces.map(wordOf) : [] }
}

/** A word with hyphens in both ways in which it is written: what they join, and all of it. */
export const apartAndTogether = ({ word, parts }: Token): ReadonlyArray<string> => {
  const pieces = betweenHyphens(parts)
  return pieces.length < 2 ? [word] : [...pieces.map(compound), compound(parts)]
}

const betweenHyphens = (parts: ReadonlyArray<Part>): ReadonlyArray<ReadonlyArray<Part>> => {
  const pieces: Array<Array<Part>> = [[]]
  for (const part of parts) {
    pieces.at(-1)?.push(part)
    if (part.joint === "" && part !== parts.at(-1)) pieces.push([])
  }
  return pieces
}

const maxSearchWords = 32

const searchWordOf = (word: string, isRun: boolean, isUnfinished: boolean): SearchWord => {
  const isSingle = isRun && Array.from(word).length === 1
  return {
    word,
    isRun,
    open: isRun ? isSingle : isUnfinished || alwaysOpen.test(word),
    terms: isRun && !isSingle ? pairsOf(word, false) : [word],
    pieces: [],
  }
}

/** A piece of a text that a phrase is compared with: compounds are several. */
export interface Piece extends Place {
  readonly word: string
  readonly isRun: boolean
  /** Whether a hyphen joins it to the next one. */
  readonly isJoined: boolean
}

export const piecesOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<Piece> =>
  tokens.flatMap((token): ReadonlyArray<Piece> =>
    token.isRun
      ? [{ ...token, isJoined: false }]
      : token.parts.map((part, nth) => ({
        ...part,
        isRun: false,
        isJoined: part.joint === "" && nth < token.parts.length - 1,
      }))
  )

/** The words of a phrase, in order; only the last may be incomplete. What hyphens join is one word. */
export const phraseWordsOf = (phrase: string, isUnfinished: boolean): ReadonlyArray<SearchWord> => {
  const words = tokensOf(phrase).flatMap(spokenApart).slice(0, maxSearchWords)
  return words.map((wordOf, nth) => wordOf(isUnfinished && nth === words.length - 1))
}

/** The words of which a phrase counts a token as made: those between its dots and the like. */
const spokenApart = (one: Token): ReadonlyArray<(isOpen: boolean) => SearchWord> => {
  if (one.isRun) return [(isOpen) => searchWordOf(one.word, true, isOpen)]
  const words: Array<Array<Part>> = [[]]
  for (const part of one.parts) {
    words.at(-1)?.push(part)
    if (part.joint === "_") words.push([])
  }
  return words.map((parts) => (isOpen) => ofParts(parts, isOpen))
}
