import { normal, spellingsOf } from "./spellings.ts"

/** Beyond this a token is a blob, not a word; and what is indexed of one text stays below the limits of the store. */
const longestWord = 64
const mostBytes = 300_000

/** Scripts written without spaces: where words begin nobody can tell for sure, so any stretch of them may be looked for. */
const unspaced = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`
const sign = String.raw`[\p{L}\p{M}\p{N}]`
const spaced = `[${sign}--${unspaced}]`
const joint = String.raw`(?:['’._]|(?<=\p{N}),(?=\p{N}))`
const token = new RegExp(`(?<run>[${sign}&&${unspaced}]+)|${spaced}+(?:${joint}${spaced}+)*`, "gv")
const joints = new RegExp(joint, "v")
/** Korean puts endings to its words, so that even a finished one is only the beginning. */
const alwaysOpen = /\p{Script=Hangul}/u

/** Where in a text something is. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** A word of a script with spaces, or a stretch of one without, in its normal form. */
export interface Token extends Place {
  readonly word: string
  readonly isRun: boolean
  /** What stands between the joints of a word such as `q3_budget_review`; the word itself where there are none. */
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

const cut = (word: string): string => word.length > longestWord ? Array.from(word).slice(0, longestWord).join("") : word

/** The spellings a word of a script with spaces is found by, each with its place: its parts, and its endings from each of them. */
export const formsOf = ({ parts, to }: Token): ReadonlyArray<Place & { readonly form: string }> => {
  const endings = parts.slice(0, -1).map(({ from }, nth) => ({
    from,
    to,
    word: cut(parts.slice(nth).map((part) => part.word).join("_")),
  }))
  return [...parts, ...endings].flatMap(({ word, from, to }) => spellingsOf(word).map((form) => ({ from, to, form })))
}

/** The distinct words to index: of a stretch without spaces each two letters that follow each other, and the last. */
export const indexWordsOf = (text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  let bytes = 0
  for (const one of tokensOf(text)) {
    const forms = one.isRun ? pairsOf(one.word, true) : formsOf(one).map(({ form }) => form)
    for (const form of forms) {
      if (found.has(form)) continue
      bytes += form.length * 3 + 8
      if (bytes > mostBytes) return found
      found.add(form)
    }
  }
  return found
}

/** The letters of a stretch two by two. */
const pairsOf = (run: string, withLast: boolean): ReadonlyArray<string> => {
  const letters = Array.from(run)
  const pairs = letters.slice(0, -1).map((letter, nth) => letter + (letters[nth + 1] ?? ""))
  return withLast ? [...pairs, ...letters.slice(-1)] : pairs
}

/** A word asked for; `open` when longer words that begin with it count as well. */
export interface Wanted {
  readonly word: string
  readonly isRun: boolean
  readonly open: boolean
  /** What must be in the index for it. */
  readonly terms: ReadonlyArray<string>
}

/** What a query asks for: all its words; the last may still be unfinished. */
export const wantedOf = (query: string): ReadonlyArray<Wanted> => {
  const words = tokensOf(query).slice(0, 32)
  return words.map(({ word, parts, isRun }, nth) => {
    const isSingle = isRun && Array.from(word).length === 1
    const joined = isRun ? word : cut(parts.map((part) => part.word).join("_"))
    return {
      word: joined,
      isRun,
      open: isRun ? isSingle : nth === words.length - 1 || alwaysOpen.test(word),
      terms: isRun && !isSingle ? pairsOf(word, false) : [joined],
    }
  })
}
