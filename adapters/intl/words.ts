/** Beyond this a token is a blob, not a word; and what is indexed of one text stays below the limits of the store. */
const longestWord = 64
const mostBytes = 300_000

/** Scripts written without spaces: a search may begin anywhere within what the segmenter takes for a word. */
const unspaced =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u

const localeOf = (text: string): string => {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return "ja"
  if (/\p{Script=Han}/u.test(text)) return "zh"
  return /\p{Script=Thai}/u.test(text) ? "th" : "en"
}

const segmenters = new Map<string, Intl.Segmenter>()

const segmenterFor = (text: string): Intl.Segmenter => {
  const locale = localeOf(text)
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: "word" })
  segmenters.set(locale, made)
  return made
}

/** The words of a text in any language, lower case, in order. */
const wordsOf = (text: string): ReadonlyArray<string> => {
  const plain = text.normalize("NFKC").toLowerCase().toWellFormed()
  const words: Array<string> = []
  for (const { segment, isWordLike } of segmenterFor(plain).segment(plain)) {
    if (isWordLike) words.push(Array.from(segment).slice(0, longestWord).join(""))
  }
  return words
}

/** The distinct words to index: of a script without spaces also each ending of a word, so that a prefix finds its inside. */
export const indexWordsOf = (text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  let bytes = 0
  for (const word of wordsOf(text)) {
    const forms = unspaced.test(word) ? endingsOf(word) : [word]
    for (const form of forms) {
      if (found.has(form)) continue
      bytes += form.length * 3 + 8
      if (bytes > mostBytes) return found
      found.add(form)
    }
  }
  return found
}

const endingsOf = (word: string): ReadonlyArray<string> => {
  const letters = Array.from(word)
  return letters.map((_, from) => letters.slice(from).join(""))
}

/** A word asked for; `open` when longer words that begin with it count as well. */
export interface Wanted {
  readonly word: string
  readonly open: boolean
}

/** What a query asks for: all its words; the last may still be unfinished. */
export const wantedOf = (query: string): ReadonlyArray<Wanted> => {
  const words = wordsOf(query).slice(0, 32)
  return words.map((word, at) => ({ word, open: at === words.length - 1 || unspaced.test(word) }))
}

/** How many of the wanted words occur. */
export const hitsIn = (words: ReadonlySet<string>, wanted: ReadonlyArray<Wanted>): number =>
  wanted.filter(({ word, open }) => words.has(word) || (open && [...words].some((other) => other.startsWith(word))))
    .length
