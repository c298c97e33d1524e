import { type NumberWords, numberWords } from "../../text/number-words.ts"

interface Spelled {
  readonly value: number
  readonly length: number
}

/** The number in words that begins at `at`, as long as possible; null if none does. */
export const spelledAt = (words: ReadonlyArray<string>, at: number, language: string): Spelled | null => {
  const lexicon = numberWords[language]
  if (lexicon === undefined) return null
  const last = lexicon.last.get(words[at] ?? "")
  if (last !== undefined) return { value: last, length: 1 }
  let [total, current, length, limit] = [0, 0, 0, Infinity]
  let isOpen = false
  for (;;) {
    const joint = length > 0 && words[at + length] === lexicon.joint ? 1 : 0
    const word = words[at + length + joint] ?? ""
    const scale = lexicon.scales.get(word)
    if (scale !== undefined && joint === 0) {
      if (scale > limit || (scale === limit && !isOpen)) break
      // "Mil millones" is one scale on top of another.
      if (!isOpen && total > 0 && scale > 1000) total *= scale
      else total += (isOpen ? current : 1) * scale
      ;[current, isOpen, limit] = [0, false, scale === 1000 && language === "es" ? Infinity : scale]
      length++
      continue
    }
    if (lexicon.hundred.has(word) && joint === 0 && current < 100 && (current % 10 !== 0 || current === 0)) {
      current = (isOpen ? current : 1) * 100
      isOpen = true
      length++
      continue
    }
    const ordinal = lexicon.last.get(word)
    const value = lexicon.values.get(word) ?? (ordinal !== undefined && ordinal >= 1 ? ordinal : undefined)
      ?? compoundOf(word, lexicon)
    if (value === undefined || value >= limit || !fits(total, current, isOpen, value, joint === 1, language)) break
    current = language === "fr" && value === 20 && current % 100 === 4 ? current + 76 : current + value
    isOpen = true
    length += joint + 1
    if (ordinal !== undefined) break
  }
  return length === 0 ? null : withDecimals({ value: total + current, length }, words, at, lexicon)
}

/** Whether a part still belongs to the number before it: "twenty" takes "five", but neither "thirty" nor "twelve". */
const fits = (
  total: number,
  current: number,
  isOpen: boolean,
  value: number,
  isJoined: boolean,
  language: string,
): boolean => {
  if (isJoined && language === "en" && current % 100 !== 0) return false
  if (isJoined && language === "de") return false
  if (!isOpen) return total > 0 ? value > 0 && value < 1000 : true
  if (value === 0 || current === 0) return false
  if (language === "fr") {
    const tail = current % 100
    if (tail === 4 && value === 20) return true
    if ((tail === 60 || tail === 80) && value < 20) return true
    if (tail > 60 && tail % 10 === 0 && tail % 20 === 10 && value < 10) return true
  }
  return value < placeOf(current)
}

/** 1 for 25, 10 for 20, 100 for 300. */
const placeOf = (value: number): number => value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 1

/** German writes a number as one word: "zweihundertfünfundzwanzigtausend". */
const compoundOf = (word: string, { values, hundred, scales, joint, last }: NumberWords): number | undefined => {
  if (!hundred.has("hundert") || word.length < 6) return undefined
  const partOf = (part: string): number | undefined =>
    part === ""
      ? 0
      : values.get(part) ?? last.get(part) ?? compoundOf(part, { values, hundred, scales, joint, last, point: "" })
  for (const [unit, scale] of [["tausend", 1000], ["hundert", 100]] as const) {
    const at = word.indexOf(unit)
    if (at < 0) continue
    const before = at === 0 ? 1 : partOf(word.slice(0, at))
    const rest = partOf(word.slice(at + unit.length).replace(/^und(?=.)/, "").replace(/^(?:ste[nrsm]?)$/, ""))
    return before === undefined || before >= scale || rest === undefined ? undefined : before * scale + rest
  }
  const at = word.indexOf(joint)
  const one = at < 1 ? undefined : values.get(word.slice(0, at))
  const ten = at < 1 ? undefined : values.get(word.slice(at + joint.length).replace(/ste[nrsm]?$/, ""))
  if (one !== undefined && ten !== undefined && one < 10 && ten >= 20) return one + ten
  return /ste[nrsm]?$/.test(word) ? values.get(word.replace(/ste[nrsm]?$/, "")) : undefined
}

const withDecimals = (
  whole: Spelled,
  words: ReadonlyArray<string>,
  at: number,
  { point, values }: NumberWords,
): Spelled => {
  if (words[at + whole.length] !== point) return whole
  const rest = words.slice(at + whole.length + 1)
  const count = rest.findIndex((word) => (values.get(word) ?? 10) > 9)
  const digits = rest.slice(0, count < 0 ? rest.length : count).map((word) => values.get(word) ?? 0)
  return digits.length === 0
    ? whole
    : { value: Number(`${whole.value}.${digits.join("")}`), length: whole.length + 1 + digits.length }
}
