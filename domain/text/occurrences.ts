/** What to look for in a text. Without `matchCase`, letters match whatever their case, accents and width. */
export interface Wanted {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

export interface Occurrence {
  readonly from: number
  readonly to: number
}

/** Every occurrence, in order and without overlap. */
export const occurrences = (
  text: string,
  { text: wanted, matchCase, wholeWord }: Wanted,
): ReadonlyArray<Occurrence> => {
  const { units, offsets } = matchCase ? exact(text) : folded(text)
  const needle = (matchCase ? exact(wanted.trim()) : folded(wanted.trim())).units.join("")
  if (needle === "") return []
  const hay = units.join("")
  const found: Array<Occurrence> = []
  for (let at = hay.indexOf(needle); at >= 0;) {
    const from = offsets[at] ?? 0
    const to = offsets[at + needle.length] ?? text.length
    const isWanted = !wholeWord || (isBorder(text, from) && isBorder(text, to))
    if (isWanted) found.push({ from, to })
    at = hay.indexOf(needle, at + (isWanted ? needle.length : 1))
  }
  return found
}

/** The text with every occurrence replaced, step by step, so that each step changes one place only. */
export const replacements = (text: string, wanted: Wanted, replacement: string): ReadonlyArray<string> => {
  const steps: Array<string> = []
  let current = text
  for (const { from, to } of occurrences(text, wanted).toReversed()) {
    current = `${current.slice(0, from)}${replacement}${current.slice(to)}`
    steps.push(current)
  }
  return steps
}

interface Units {
  readonly units: ReadonlyArray<string>
  /** Where each unit begins in the original, and where the last one ends. */
  readonly offsets: ReadonlyArray<number>
}

const exact = (text: string): Units => {
  const units = Array.from({ length: text.length }, (_, at) => text.charAt(at))
  return { units, offsets: [...units.keys(), text.length] }
}

const mark = /[\u0300-\u036f]/

/** One unit stays one unit; a ligature or syllable that would become several is kept. */
const folded = (text: string): Units => {
  const units: Array<string> = []
  const offsets: Array<number> = []
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at)
    if (mark.test(unit)) continue
    const plain = unit.normalize("NFKD").toLowerCase().replaceAll(/[\u0300-\u036f]/g, "")
    units.push(plain.length === 1 ? plain : unit)
    offsets.push(at)
  }
  return { units, offsets: [...offsets, text.length] }
}

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u

/** Between a letter and something else. Scripts without spaces have no such borders inside a sentence. */
const isBorder = (text: string, offset: number): boolean =>
  !(wordCharacter.test(text.charAt(offset - 1)) && wordCharacter.test(text.charAt(offset)))
