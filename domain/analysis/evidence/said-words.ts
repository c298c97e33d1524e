const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const token = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu

/** A word for comparison: lower case, without apostrophes; a character, in scripts without spaces. */
export interface SaidWord {
  readonly key: string
  /** As it was written. */
  readonly raw: string
  /** Whether a punctuation mark stands before it. */
  readonly isFirst: boolean
  /** Whether a sentence begins with it, or what someone says. */
  readonly opens: boolean
}

export const saidWords = (text: string): ReadonlyArray<SaidWord> => {
  const plain = text.normalize("NFKC")
  let end = 0
  return Array.from(plain.matchAll(token)).flatMap(({ 0: raw, index }) => {
    const between = plain.slice(end, index)
    const isNumber = /^[.,:]$/.test(between) && /\d[.,:]\d/.test(plain.slice(end - 1, index + 1))
    const isFirst = end === 0 || (!isNumber && /[^\s\p{L}\p{N}]/u.test(between))
    const opens = end === 0 || /[^\s\p{L}\p{N},'’-]/u.test(between)
    end = index + raw.length
    const key = raw.toLowerCase().replaceAll(/['’ʼ]/g, "")
    if (!unspaced.test(key)) return [{ key, raw, isFirst, opens }]
    return Array.from(
      key,
      (letter, at) => ({ key: letter, raw: letter, isFirst: isFirst && at === 0, opens: opens && at === 0 }),
    )
  })
}

/** Where the words of a quote stand among others, one after the other; null if they do not. */
export const placeOf = (quote: ReadonlyArray<SaidWord>, words: ReadonlyArray<SaidWord>): number | null => {
  if (quote.length === 0) return null
  const at = words.findIndex((_, start) => quote.every(({ key }, nth) => words[start + nth]?.key === key))
  return at < 0 ? null : at
}

/** The same word in another form, as far as that can be seen without a dictionary: "decide", "decided". */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  const stem = Math.max(4, shorter - 2)
  return shorter >= 4 && Math.abs(a.length - b.length) <= 3 && a.slice(0, stem) === b.slice(0, stem)
}
