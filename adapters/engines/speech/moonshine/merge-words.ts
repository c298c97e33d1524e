import { withCapitals } from "#domain/recognition/english/capitals.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { digitOf, scaleOf, teenOf, tensOf } from "#domain/text/english-number-words.ts"
import { addUntimed, type Group, timedWords } from "./groups.ts"
import { withHotwords } from "./hotwords.ts"
import { type Passage, passagesOf, spelling } from "./passages.ts"
import { keyOf } from "./sounds.ts"

/**
 * How far a word is to be trusted by what a second recogniser heard. Measured on 7,304 written words, 481 of them wrong: of
 * those that both have, 1.4 % are wrong; of the others 23 %, and more the surer the second was of what it heard instead.
 */
const agreedOn = (heard: number): number => 0.8 + 0.2 * heard
const disputed = (heard: number): number => 0.39 - 0.3 * heard
export const unheard = 0.2

/** Whether both recognisers have a word. */
export const isAgreed = ({ confidence }: Word): boolean => (confidence ?? 0) >= agreedOn(0)

/** Speech that only one recogniser has is kept if there is this much of it: the other has skipped it. */
const skippedWords = 3
const skippedConfidence = 0.7

/**
 * The words of one recogniser with the times of another. Where the two agree, a word is sure, and where they differ it is
 * not. What only the second heard is left out, but for stretches that the first skipped; hotwords (lower case) replace what
 * sounds like them.
 */
export const mergeWords = (
  written: ReadonlyArray<string>,
  heard: ReadonlyArray<Word>,
  hotwords: ReadonlySet<string>,
): ReadonlyArray<Word> => {
  const passages = passagesOf(written, heard, hotwords).flatMap((passage) => withHotwords(passage, hotwords))
  const groups: Array<Group> = []
  let untimed: ReadonlyArray<string> = []
  for (const passage of passages) {
    const group = groupOf(passage)
    if (group === null) untimed = untimed.concat(passage.written)
    else if (group.texts.length > 0) {
      if (untimed.length > 0) addUntimed(groups, untimed, group.spans[0].begin, unheard)
      groups.push(group)
      untimed = []
    }
  }
  if (untimed.length > 0) addUntimed(groups, untimed, heard.at(-1)?.end ?? 0, unheard)
  return groups.flatMap(timedWords)
}

/** Null if nothing was heard there. */
const groupOf = (passage: Passage): Group | null => {
  const { written, heard, isAgreed } = passage
  const [first, ...others] = heard
  if (first === undefined) return null
  const said = heard.map(({ text }) => spelling(text))
  const key = keyOf(written.join(""))
  // "ill-disposed" and "ill disposed" are the same.
  const isSame = isAgreed || isNumber(passage) || key === said.join("")
  const mean = meanOf(heard)
  const group = {
    texts: written.length > 0 ? written : skipped(heard),
    spans: [first, ...others] as const,
    confidence: isSame ? agreedOn(mean) : disputed(mean),
  }
  return isSame && key !== said.join("") ? { ...group, spoken: said.join(" ") } : group
}

const meanOf = (heard: ReadonlyArray<Word>): number =>
  heard.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / heard.length

/** What only the other heard gets the capitals that rules can give. */
const skipped = (heard: ReadonlyArray<Word>): ReadonlyArray<string> =>
  heard.length >= skippedWords && meanOf(heard) >= skippedConfidence
    ? withCapitals(heard.map(({ text }) => text), noNames)
    : []

const noNames = new Map<string, string>()

const numbers = new Set([digitOf, teenOf, tensOf, scaleOf].flatMap((words) => Array.from(words.keys())))
const beside = new Set(
  "a and cent dollar dollars euro euros hundred o'clock oh per percent point pound pounds".split(" "),
)

/** Whether one has in digits what the other heard in words: "38%" for "thirty eight per cent". */
const isNumber = ({ written: [first = "", ...others], heard }: Passage): boolean => {
  const words = heard.map(({ text }) => text.toLowerCase())
  return /\d/.test(first) && others.length === 0 && words.some((word) => numbers.has(word))
    && words.every((word) => numbers.has(word) || beside.has(word))
}
