/** What counts as the same letter when looking for text: case, accents and width do not. */
export interface Folded {
  readonly text: string
  /** Where each unit of the folded text stands in the original; null when they stand at the same places. */
  readonly places: Uint32Array | null
}

const mark = /[\u0300-\u036f]/
const notAscii = /[^\0-\u007f]/
const known = new Map<string, string>()

/** One unit stays one unit, so that places stay; a ligature or syllable that would become more is left as it is. */
const letter = (unit: string): string => {
  const found = known.get(unit)
  if (found !== undefined) return found
  const plain = unit.normalize("NFKD").toLowerCase().replaceAll(/[\u0300-\u036f]/g, "")
  const made = plain.length === 1 ? plain : unit
  known.set(unit, made)
  return made
}

export const fold = (text: string): Folded => {
  if (!notAscii.test(text)) return { text: text.toLowerCase(), places: null }
  if (!mark.test(text)) {
    return { text: Array.from({ length: text.length }, (_, at) => letter(text.charAt(at))).join(""), places: null }
  }
  const units: Array<string> = []
  const places: Array<number> = []
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at)
    if (mark.test(unit)) continue
    units.push(letter(unit))
    places.push(at)
  }
  places.push(text.length)
  return { text: units.join(""), places: Uint32Array.from(places) }
}
