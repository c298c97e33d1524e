/** The text as XML or HTML, with a tag around each of the terms: engines leave what is inside alone. */
export const keptMarked = (text: string, terms: ReadonlyArray<string>, tag: string): string => {
  const wanted = terms.map((term) => term.trim()).filter((term) => term !== "").toSorted((a, b) => b.length - a.length)
  if (wanted.length === 0) return escaped(text)
  const pattern = new RegExp(wanted.map((term) => escapedPattern(term)).join("|"), "giu")
  let marked = ""
  let at = 0
  for (const { index, 0: term } of text.matchAll(pattern)) {
    const isWord = !isLetter.test(text[index - 1] ?? "") && !isLetter.test(text[index + term.length] ?? "")
    if (!isWord) continue
    marked += `${escaped(text.slice(at, index))}<${tag}>${escaped(term)}</${tag}>`
    at = index + term.length
  }
  return marked + escaped(text.slice(at))
}

const escapedPattern = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const isLetter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u

const escapes: ReadonlyArray<readonly [string, string]> = [["&", "&amp;"], ["<", "&lt;"], [">", "&gt;"]]

const escaped = (text: string): string => escapes.reduce((all, [from, to]) => all.replaceAll(from, to), text)

/** The text without tags, and with references resolved. */
export const unmarkedText = (markup: string): string =>
  markup.replaceAll(/<[^<>]*>/g, "").replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  }).replaceAll(/\s+/g, " ").trim()

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }
