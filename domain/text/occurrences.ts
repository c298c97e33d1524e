import { endOf, exactly, folded } from "./folded.ts"

/** What to look for in a text. Without `matchCase`, letters match whatever their case, accents and width, and hyphens do not count. */
export interface Wanted {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

export interface Occurrence {
  readonly from: number
  readonly to: number
}

/** Every occurrence, in order and without overlap. What is nothing but hyphens is looked for as it is. */
export const occurrences = (
  text: string,
  { text: wanted, matchCase, wholeWord }: Wanted,
): ReadonlyArray<Occurrence> => {
  const loose = matchCase ? "" : folded(wanted.trim()).text
  const needle = loose === "" ? exactly(wanted.trim()).text : loose
  if (needle === "") return []
  const hay = loose === "" ? exactly(text) : folded(text)
  const found: Array<Occurrence> = []
  for (let at = hay.text.indexOf(needle); at >= 0;) {
    const from = hay.offsets === null ? at : hay.offsets[at] ?? 0
    const to = endOf(text, hay, at + needle.length - 1)
    const isWanted = !wholeWord || (isBorder(text, from) && isBorder(text, to))
    if (isWanted) found.push({ from, to })
    at = hay.text.indexOf(needle, at + (isWanted ? needle.length : 1))
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

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u

/** Between a letter and something else. Scripts without spaces have no such borders inside a sentence. */
const isBorder = (text: string, offset: number): boolean =>
  !(wordCharacter.test(text.charAt(offset - 1)) && wordCharacter.test(text.charAt(offset)))
