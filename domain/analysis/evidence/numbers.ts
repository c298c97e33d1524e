import { asianNumber, asianValue } from "./asian-number.ts"
import { spelledAt } from "./spelled-number.ts"
import { unitsOf } from "./units.ts"

/** A number of a text, and what is counted, if that is a unit of time, measure or money. */
export interface Amount {
  readonly value: number
  readonly unit: string | null
}

const asian = new Set(["zh", "ja", "ko"])

/** The numbers of a text, in digits or in words, in order. */
export const numbersIn = (text: string, language: string): ReadonlyArray<Amount> => {
  const plain = text.normalize("NFKC")
  return asian.has(language) ? asianIn(plain, language) : latinIn(plain, language)
}

/** Whether each of the numbers is among the others, with the same unit or none; each stands for one only. */
export const areAmong = (wanted: ReadonlyArray<Amount>, others: ReadonlyArray<Amount>): boolean => {
  const left = [...others]
  // Those with a unit choose first.
  return wanted.toSorted((a, b) => Number(a.unit === null) - Number(b.unit === null)).every(({ value, unit }) => {
    const at = left.findIndex((one) => one.value === value && (unit === null || one.unit === unit))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const asianIn = (text: string, language: string): ReadonlyArray<Amount> => {
  const units = [...unitsOf(language)].toSorted(([a], [b]) => b.length - a.length)
  const shares = text.replaceAll(/百分之([\d.]+|[〇零一二三四五六七八九十百]+)/g, "$1%")
  return Array.from(shares.matchAll(asianNumber), ({ 0: found, index }) => {
    const after = shares.slice(index + found.length).trimStart()
    const before = shares.slice(0, index).trimEnd()
    const unit = units.find(([sign]) => after.startsWith(sign)) ??
      units.find(([sign]) => signs.test(sign) && before.endsWith(sign))
    return { value: asianValue(found), unit: unit?.[1] ?? null }
  })
}

const signs = /^[$€£¥₩]$/
const commaDecimals = new Set(["de", "fr", "es", "pt"])
const token =
  /[$€£¥₩%]|\d+(?:[.,:'’]\d+)*(?:[ \u00A0\u202F]\d{3}(?!\d))*|[\p{L}\p{M}]+(?:['’ʼ-][\p{L}\p{M}]+)*|[^\s\p{L}\p{N}]/gu

interface Read {
  readonly value: number
  readonly unit: string | null
  /** Digits are complete as they stand; words may be several parts of one number. */
  readonly isWords: boolean
}

const latinIn = (text: string, language: string): ReadonlyArray<Amount> => {
  const tokens = (text.toLowerCase().match(token) ?? []).flatMap((one) =>
    /^\p{L}.*-/u.test(one) ? one.split("-") : [one]
  )
  const units = unitsOf(language)
  const runs: Array<Array<Read>> = []
  let isRun = false
  for (let at = 0; at < tokens.length;) {
    const one = tokens[at] ?? ""
    const digits = /^\d/.test(one) ? digitsOf(one, language) : null
    const spelled = digits === null ? spelledAt(tokens, at, language) : null
    if (digits === null && spelled === null) {
      isRun = false
      at++
      continue
    }
    const scale = digits === null ? { factor: 1, length: 0 } : scaleAt(tokens, at + 1, language)
    const length = digits === null ? spelled?.length ?? 1 : 1 + scale.length
    const sign = tokens[at - 1] ?? ""
    const value = digits === null ? spelled?.value ?? 0 : digits * scale.factor
    const isShare = perCent.test(tokens.slice(at + length, at + length + 2).join(" "))
    const unit = isShare
      ? "percent"
      : units.get(tokens[at + length] ?? "") ?? (signs.test(sign) ? units.get(sign) : undefined)
    const read = { value, unit: unit ?? null, isWords: digits === null }
    if (isRun) runs.at(-1)?.push(read)
    else runs.push([read])
    isRun = read.isWords && unit === undefined
    // "Cento" would be a number of its own.
    at += length + (isShare ? 2 : 0)
  }
  return runs.flatMap(joined)
}

const perCent = /^(?:per|por|pour) (?:cent|ciento|cento)$/

const letters: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, bn: 1e9, mrd: 1e9 }

/** "9 thousand", "9k". */
const scaleAt = (tokens: ReadonlyArray<string>, at: number, language: string) => {
  const word = tokens[at] ?? ""
  const factor = letters[word] ?? (scaleWords.test(word) ? spelledAt([word], 0, language)?.value : undefined)
  return factor === undefined ? { factor: 1, length: 0 } : { factor, length: 1 }
}

const scaleWords =
  /^(?:hundred|thousand|million|billion|trillion|hundert|tausend|millionen|milliarden?|cents?|mille|millions|milliards?|mil|mill[oó]n(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões))$/

/** Digits as this language writes them: "9.000" is nine thousand in German, and nine in English. */
const digitsOf = (text: string, language: string): number => {
  if (text.includes(":")) return Number(text.replaceAll(":", ""))
  const isComma = commaDecimals.has(language)
  const bare = text.replaceAll(/[\s'’]/gu, "")
  const [group, decimal] = isComma ? [".", ","] : [",", "."]
  const isGrouped = new RegExp(String.raw`^\d{1,3}(?:[${group}]\d{2,3})*[${group}]\d{3}(?:[${decimal}]\d+)?$`).test(
    bare,
  )
  const plain = isGrouped ? bare.replaceAll(group, "") : bare
  return Number.parseFloat(plain.replaceAll(",", "."))
}

/** Words that are said one after the other as one number: "nine nine nine", "twenty twenty", "three thirty". */
const joined = (run: ReadonlyArray<Read>): ReadonlyArray<Amount> => {
  const last = run.at(-1)
  if (run.length < 2 || last === undefined || !run.every(({ isWords }) => isWords)) return run
  const values = run.map(({ value }) => value)
  if (values.every((value) => Number.isInteger(value) && value >= 0 && value < 10)) {
    return [{ value: Number(values.join("")), unit: last.unit }]
  }
  const [high = 0, low = 0] = values
  return values.length === 2 && Number.isInteger(high) && high > 0 && high < 100 && low >= 10 && low < 100
    ? [{ value: high * 100 + low, unit: last.unit }]
    : run
}
