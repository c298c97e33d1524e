import type { Language, Token } from "#adapters/engines/language/embedded-analyst/reading/language.ts"
import { fluent } from "#adapters/engines/language/embedded-analyst/reading/tidy.ts"
import { sentencesOf } from "#adapters/system/intl/sentences.ts"

/** A line of a transcript as the answerer reads it. */
export interface SpokenLine {
  readonly id: string
  readonly text: string
  readonly speaker: string | null
}

/** A line, or a part of a long one. */
export interface Unit {
  readonly index: number
  /** Position of its line. */
  readonly line: number
  /** Verbatim. */
  readonly text: string
  readonly speaker: string | null
  readonly size: number
  readonly isQuestion: boolean
  /** Says nothing that could be searched for. */
  readonly isChatter: boolean
  /** The keys of its words that are searched for. */
  readonly keys: ReadonlySet<string>
  /** Those of them that are names, but for its first word. */
  readonly names: ReadonlySet<string>
}

interface Posting {
  readonly unit: number
  readonly times: number
}

export interface PassageIndex {
  readonly language: Language
  readonly lines: ReadonlyArray<SpokenLine>
  readonly units: ReadonlyArray<Unit>
  readonly postings: ReadonlyMap<string, ReadonlyArray<Posting>>
  readonly averageSize: number
  /** The keys of each speaker's name. */
  readonly speakers: ReadonlyMap<string, ReadonlySet<string>>
}

export const indexOf = (lines: ReadonlyArray<SpokenLine>, language: Language): PassageIndex => {
  const units: Array<Unit> = []
  const postings = new Map<string, Array<Posting>>()
  const keysOf = (name: string) => new Set(language.read(name).filter(({ isStop }) => !isStop).map(({ key }) => key))
  for (const [line, { text, speaker }] of lines.entries()) {
    for (const part of partsOf(text, language)) {
      const tokens = language.read(fluent(part.replaceAll(spelled, joined), language))
      const useful = tokens.filter(({ isStop }) => !isStop)
      const index = units.length
      const isQuestion = /[?？؟]["”’»]?\s*$/.test(part) || (!/[.!?。！]/.test(part) && language.words.asks.test(part))
      units.push({
        index,
        line,
        text: part,
        speaker,
        size: tokens.length,
        isQuestion,
        isChatter: useful.length === 0 || (useful.length < 3 && language.words.chatter.test(part)),
        keys: new Set(useful.map(({ key }) => key)),
        names: new Set(useful.filter(isName).map(({ key }) => key)),
      })
      for (const [key, times] of countsOf(useful)) {
        const known = postings.get(key)
        if (known === undefined) postings.set(key, [{ unit: index, times }])
        else known.push({ unit: index, times })
      }
    }
  }
  const averageSize = units.reduce((sum, { size }) => sum + size, 0) / Math.max(1, units.length)
  const names = [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))]
  return { language, lines, units, postings, averageSize, speakers: new Map(names.map((name) => [name, keysOf(name)])) }
}

const isName = ({ part, word }: Token, position: number): boolean =>
  part === "name" && position > 0 && /^(?:\p{Lu}|\p{sc=Han})/u.test(word)

/** "L_C_D_": as some write what is spelled. */
const spelled = /(?<!\p{L})(?:\p{L}_)+\p{L}?(?!\p{L})/gu
const joined = (letters: string): string => letters.replaceAll("_", "")

const countsOf = (tokens: ReadonlyArray<Token>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { key } of tokens) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const longLine = 320
const longest = 2000

/** Long lines are read by their sentences, so that they do not match everything. */
const partsOf = (text: string, { code }: Language): ReadonlyArray<string> => {
  if (text.length <= longLine) return text.trim() === "" ? [] : [text]
  const parts: Array<string> = []
  for (const sentence of sentencesOf(text, code)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= longLine) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts.filter((part) => part.trim() !== "").flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / longest) }, (_, nth) => part.slice(nth * longest, (nth + 1) * longest))
  )
}
