import { completed, endOf, parsed } from "./json-text.ts"

const start = /\{(?=\s*["}])/g
const tag = /<(\/?)(?:think|thinking|thought|reasoning)>/gi

/** More starts than this without an end are not what a model writes. */
const maxOpen = 64

export interface FoundObject {
  readonly value: unknown
  /** Whether the text ended before the object did: it has what was complete. */
  readonly isCut: boolean
}

interface Place extends FoundObject {
  readonly at: number
  readonly end: number
}

/**
 * The JSON objects in the text of a model, the likeliest answer first: what it said last, then what it only thought,
 * then what it did not finish. Braces in prose are passed over.
 */
export const objectsIn = (text: string): ReadonlyArray<FoundObject> => {
  const { whole, cut } = placesIn(text)
  const tags = [...text.matchAll(tag)].filter(({ index }) => !whole.some(({ at, end }) => index > at && index < end))
    .map(({ index, 1: slash }) => ({ at: index, isEnd: slash === "/" }))
  const isThought = ({ at }: Place): boolean => {
    const before = tags.findLast((one) => one.at < at)
    const after = tags.find((one) => one.at > at)
    return before?.isEnd === false || after?.isEnd === true
  }
  const last = whole.toReversed()
  return [...last.filter((one) => !isThought(one)), ...last.filter(isThought), ...cut]
}

const placesIn = (text: string) => {
  const whole: Array<Place> = []
  const cut: Array<FoundObject> = []
  start.lastIndex = 0
  for (let next = start.exec(text); next !== null && cut.length < maxOpen; next = start.exec(text)) {
    const at = next.index
    const end = endOf(text, at)
    if (end === null) cut.push({ value: completed(text.slice(at)), isCut: true })
    const value = end === null ? undefined : parsed(text.slice(at, end))
    if (end === null || value === undefined) continue
    whole.push({ value, isCut: false, at, end })
    start.lastIndex = end
  }
  return { whole, cut }
}
