import { hyphenRanges, skippedRanges, unseenRanges } from "#domain/text/bare-letters.ts"
import { normal, spellingsOf } from "./spellings.ts"
import type { SearchWord } from "./words.ts"

/**
 * A Postgres regular expression for a search word in all spellings and in any case, whatever the collation of the database.
 * It matches every occurrence, and rarely anything else.
 */
export const patternOf = ({ word, isRun, open, pieces }: SearchWord): string => {
  if (isRun) return lettersOf(word, inRun)
  const whole = `${begin}${lettersOf(word, inWord)}${open ? "" : end}`
  return pieces.length === 0 ? whole : `(?:${whole}|^${pieces.map((piece) => `(?=.*${patternOf(piece)})`).join("")})`
}

/** What nobody sees, anywhere in a run of characters; in a word also accents, vowel signs and hyphens. */
const inRun = `[${unseenRanges}]*`
const inWord = `[\u0300-\u036F${skippedRanges}${hyphenRanges}]*`

/** Letters of languages without spaces, which other words follow directly. */
const unspaced =
  "[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\u{20000}-\u{3FFFF}]"
const begin = `(?:(?<![[:alnum:]])|(?<=${unspaced}))`
const end = `(?:(?![[:alnum:]])|(?=${unspaced}))`

/** A pattern of words that stand side by side, whatever signs are between them. */
export const phrasePatternOf = (phrase: ReadonlyArray<SearchWord>): string => {
  const [first, last] = [phrase[0], phrase.at(-1)]
  const words = phrase.map((one, nth) => {
    const before = phrase[nth - 1]
    if (before === undefined) return spokenPattern(one)
    // A language without spaces follows another one directly.
    return `[^[:alnum:]]${before.isRun === one.isRun ? "+" : "*"}${spokenPattern(one)}`
  })
  const isOpen = last === undefined || last.isRun || last.open
  return `${first?.isRun === true ? "" : begin}${words.join("")}${isOpen ? "" : end}`
}

const spokenPattern = ({ word, isRun, pieces }: SearchWord): string =>
  pieces.length === 0 ? lettersOf(word, isRun ? inRun : inWord) : pieces.map(spokenPattern).join("[^[:alnum:]]*")

const lettersOf = (word: string, between: string): string => {
  let pattern = ""
  for (let at = 0; at < word.length;) {
    const letter = String.fromCodePoint(word.codePointAt(at) ?? 0)
    const second = word[at + 1] ?? ""
    const joined = written().pairs.get(letter + second)
    const one = written().letters.get(letter) ?? either(letter)
    const two = `${one}${between}${written().letters.get(second) ?? second}`
    pattern += `${joined === undefined ? one : `(?:${two}|[${joined}])`}${between}`
    at += joined === undefined ? letter.length : 2
  }
  return pattern
}

const either = (letter: string): string => {
  if (letter === "_") return "['’._,]"
  const apart = letter.normalize("NFD")
  const set = `[${cases(letter)}]`
  return apart === letter ? set : `(?:${set}|${Array.from(apart, (part) => `[${cases(part)}]`).join("")})`
}

const cases = (letter: string): string => {
  const upper = letter.toUpperCase()
  return upper === letter || Array.from(upper).length > 1 ? letter : letter + upper
}

interface Written {
  /** For a letter without an accent, or a digit: all characters it may stand for. */
  readonly letters: ReadonlyMap<string, string>
  /** For two letters: the one that stands for both. */
  readonly pairs: ReadonlyMap<string, string>
}

/** The Unicode ranges of letters with accents or other forms: Latin, Greek, Cyrillic, Arabic, and full-width ones. */
const ranges = [
  [0x30, 0x7A],
  [0xC0, 0x24F],
  [0x1E00, 0x1EFF],
  [0xFF10, 0xFF5A],
  [0x370, 0x3FF],
  [0x1F00, 0x1FFF],
  [0x400, 0x45F],
  [0x621, 0x6D5],
] as const

let known: Written | undefined

const written = (): Written => (known ??= collect())

const collect = (): Written => {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth))
  )
  const spellings = all.flatMap((letter) => spellingsOf(normal(letter)).map((spelling) => ({ spelling, letter })))
  const set = Array.from(
    Map.groupBy(spellings, ({ spelling }) => spelling),
    ([spelling, found]) => [spelling, found.map(({ letter }) => letter).join("")] as const,
  )
  return {
    letters: new Map(
      set.filter(([spelling]) => /^[\p{L}\p{N}]$/u.test(spelling) && spelling.normalize("NFD") === spelling)
        .map(([spelling, one]) => [spelling, `[${one}]`]),
    ),
    pairs: new Map(set.filter(([spelling]) => /^[a-z]{2}$/.test(spelling))),
  }
}
