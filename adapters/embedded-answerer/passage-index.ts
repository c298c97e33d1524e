import { sentencesOf } from "#adapters/intl/sentences.ts"
import type { QuestionKind, Reader, Token } from "./reader.ts"

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
  /** Without hesitations. */
  readonly fluent: string
  readonly speaker: string | null
  readonly size: number
  readonly isQuestion: boolean
  /** Asks, and says nothing else. */
  readonly onlyAsks: boolean
  /** What it asks for, if it asks. */
  readonly asks: QuestionKind | null
  readonly isChatter: boolean
  readonly isAnnouncement: boolean
  /** The keys of the names in it, but for its first word. */
  readonly names: ReadonlyArray<string>
  /** The keys of its words that are searched for. */
  readonly keys: ReadonlyArray<string>
}

interface Posting {
  readonly unit: number
  readonly times: number
}

export interface PassageIndex {
  readonly reader: Reader
  readonly lines: ReadonlyArray<SpokenLine>
  readonly units: ReadonlyArray<Unit>
  readonly postings: ReadonlyMap<string, ReadonlyArray<Posting>>
  readonly averageSize: number
  /** The keys of each speaker's names: that in the list, and those by which they introduce themselves. */
  readonly speakers: ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>>
}

export const indexOf = (lines: ReadonlyArray<SpokenLine>, reader: Reader): PassageIndex => {
  const units: Array<Unit> = []
  const postings = new Map<string, Array<Posting>>()
  for (const [line, { text, speaker }] of lines.entries()) {
    for (const part of partsOf(text, reader)) {
      const fluent = reader.fluent(part)
      const tokens = reader.read(fluent)
      const useful = tokens.filter(({ isStop }) => !isStop)
      const unit = units.length
      units.push({
        index: unit,
        line,
        text: part,
        fluent,
        speaker,
        size: tokens.length,
        isQuestion: reader.isQuestion(part),
        onlyAsks: reader.isQuestion(part) && onlyAsks(fluent, reader),
        asks: reader.isQuestion(part) ? reader.kindOf((sentencesOf(part, reader.code).at(-1) ?? part).trim()) : null,
        isChatter: reader.isChatter(fluent, useful),
        isAnnouncement: reader.announces(part),
        names: tokens.filter(({ part, word }, position) => part === "name" && position > 0 && /^\p{Lu}/u.test(word))
          .map(
            ({ key }) => key,
          ),
        keys: useful.map(({ key }) => key),
      })
      for (const [key, times] of countsOf(useful)) {
        const known = postings.get(key)
        if (known === undefined) postings.set(key, [{ unit, times }])
        else known.push({ unit, times })
      }
    }
  }
  const averageSize = units.reduce((sum, { size }) => sum + size, 0) / Math.max(1, units.length)
  return { reader, lines, units, postings, averageSize, speakers: speakersOf(lines, reader) }
}

const statement = 20

/** Whether there is no sentence in it but questions, and a word or two. */
const onlyAsks = (text: string, reader: Reader): boolean =>
  sentencesOf(text, reader.code).filter((sentence) => !reader.isQuestion(sentence)).join(" ").length < statement

const countsOf = (tokens: ReadonlyArray<Token>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { key, base } of tokens) {
    for (const one of new Set([key, base])) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}

const longLine = 320
const longest = 2000

/** Long lines are read by their sentences, so that they do not match everything. */
const partsOf = (text: string, reader: Reader): ReadonlyArray<string> => {
  if (text.length <= longLine) return text.trim() === "" ? [] : reader.divided(text)
  const parts: Array<string> = []
  for (const sentence of sentencesOf(text, reader.code)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= longLine) parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts.filter((part) => part.trim() !== "").flatMap((part) =>
    part.length <= longest ? [part] : Array.from(
      { length: Math.ceil(part.length / longest) },
      (_, nth) => part.slice(nth * longest, (nth + 1) * longest),
    )
  )
}

const speakersOf = (lines: ReadonlyArray<SpokenLine>, reader: Reader): PassageIndex["speakers"] => {
  const names = new Map<string, Set<string>>()
  for (const { speaker, text } of lines) {
    if (speaker === null) continue
    const known = names.get(speaker) ?? new Set([speaker])
    names.set(speaker, known)
    const own = reader.namesItself(text)
    if (own !== null) known.add(own)
  }
  return new Map(Array.from(names, ([speaker, known]) => [
    speaker,
    Array.from(
      known,
      (name) =>
        reader.read(name).filter(({ key, isStop }) => key.length > 1 && !isStop || /^\d+$/.test(key)).map(({ key }) =>
          key
        ),
    ),
  ]))
}
