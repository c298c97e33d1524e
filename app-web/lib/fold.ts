/** A text reduced for searching: without case, accents and width. */
export interface Folded {
  readonly text: string
  /** The offset in the original of each unit of the folded text; null if they are the same. */
  readonly offsets: Uint32Array | null
}

const mark = /[\u0300-\u036f]/
const notAscii = /[^\0-\u007f]/
const known = new Map<string, string>()

/** One unit stays one unit, so that offsets stay the same; a ligature or syllable that would become several is kept. */
const letter = (unit: string): string => {
  const found = known.get(unit)
  if (found !== undefined) return found
  const plain = unit.normalize("NFKD").toLowerCase().replaceAll(/[\u0300-\u036f]/g, "")
  const made = plain.length === 1 ? plain : unit
  known.set(unit, made)
  return made
}

export const fold = (text: string): Folded => {
  if (!notAscii.test(text)) return { text: text.toLowerCase(), offsets: null }
  if (!mark.test(text)) {
    return { text: Array.from({ length: text.length }, (_, at) => letter(text.charAt(at))).join(""), offsets: null }
  }
  const units: Array<string> = []
  const offsets: Array<number> = []
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at)
    if (mark.test(unit)) continue
    units.push(letter(unit))
    offsets.push(at)
  }
  offsets.push(text.length)
  return { text: units.join(""), offsets: Uint32Array.from(offsets) }
}
