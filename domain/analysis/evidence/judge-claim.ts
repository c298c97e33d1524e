import type { SegmentId } from "../../kernel/ids.ts"
import type { Speaker } from "../../task/speaker.ts"
import type { Line } from "../../transcript/transcript.ts"
import { wordOf } from "../speaker-reference.ts"
import { sharesWords } from "./content-words.ts"
import { datesIn } from "./dates.ts"
import { lineLanguage } from "./line-language.ts"
import { agreesInNames } from "./names.ts"
import { type Denial, denialsIn, denyAlike, knowsNegations } from "./negations.ts"
import { areAmong, numbersIn } from "./numbers.ts"
import { type Cited, citedIn, type Passage } from "./passages.ts"
import { withRepeated } from "./repeated-sentences.ts"
import { saidWords } from "./said-words.ts"

/** What is said to be in some lines. Without a quote, the text itself must be what was said. */
export interface Claim {
  readonly text: string
  readonly quote: string | null
  readonly segments: ReadonlyArray<SegmentId>
}

/**
 * Why a claim is not verified: it cites no line or one that does not exist; it has no quote, or one that was not said
 * there; it disagrees with the quote in a number, a date, a name or a negation; or it speaks of something else, which may
 * be in another language.
 */
export type Unverified = "lines" | "quote" | "numbers" | "dates" | "negation" | "names" | "words"

export interface Judged {
  readonly cited: Cited
  /** Null if it is verified. */
  readonly unverified: Unverified | null
}

/** Verifies claims against the lines of a text. The same for summaries, answers and review questions. */
export const judgeOf = (lines: ReadonlyArray<Line>, speakers: ReadonlyArray<Speaker>) => {
  const cite = citedIn(lines)
  const languageOf = lineLanguage(lines)
  const nameOf = new Map(speakers.map(({ id, name }) => [id, name]))
  const everyone = speakers.map(({ name }) => name)

  const speakersOf = (some: ReadonlyArray<Line>): ReadonlyArray<string> => [
    ...new Set(some.flatMap(({ speakerId }) => nameOf.get(speakerId ?? "") ?? [])),
  ]

  const fault = ({ text, quote }: Claim, cited: Cited): Unverified | null => {
    const itself = verbatim(withoutSpeaker(text, speakersOf(cited.lines)), quote, cited)
    const given = quote === null ? itself : cited.passagesOf(quote)
    if (given === null) return "quote"
    const language = languageOf(`${quote ?? ""} ${text}`)
    // What was said word by word agrees with itself; only what stands around it may deny it.
    if (itself?.every((passage) => isWhole(passage, language)) === true) return null
    if (!knowsNegations(language)) return "words"
    const passages = withRepeated(given, text, cited.lines)
    const quoted = passages.map((passage) => passage.text).join("\n")
    const lines = [...new Set(passages.flatMap((passage) => passage.lines))]
    const said = lines.map((line) => line.text).join("\n")
    const own = speakersOf(lines)
    const sentence = withoutNames(text, own)
    const numbers = numbersIn(sentence, language)
    const isCounted = [quoted, passages.map(around).join("\n")].every((words) =>
      areAmong(numbers, numbersIn(words, language))
    )
    if (!isCounted || passages.some(isCutInDigits)) return "numbers"
    if (!isSubset(datesIn(sentence, language, true), datesIn(quoted, language, false))) return "dates"
    if (!denyAlike(denialsIn(sentence, language), passages.flatMap((one) => deniedBy(one, language)))) return "negation"
    if (!agreesInNames({ text, quote: quoted, said, speakers: own, everyone, language })) return "names"
    return sharesWords(sentence, quoted, said, language) ? null : "words"
  }

  return (claim: Claim): Judged => {
    const cited = cite(claim.segments)
    return { cited, unverified: cited.allExist ? fault(claim, cited) : "lines" }
  }
}

/**
 * The passages of which a sentence consists, if it is what was said word by word: one, or the quote with one before or after it, as
 * a question and its reply. Words may be left out of a quote, but not of a sentence.
 */
const verbatim = (text: string, quote: string | null, cited: Cited): ReadonlyArray<Passage> | null => {
  const whole = wholeOf(text, cited)
  const at = whole !== null || quote === null || quote === "" ? -1 : text.indexOf(quote)
  if (quote === null || at < 0) return whole
  const parts = [text.slice(0, at), quote, text.slice(at + quote.length)].filter((part) => /[\p{L}\p{N}]/u.test(part))
  const found = parts.map((part) => wholeOf(part, cited))
  return found.includes(null) ? null : found.flatMap((passages) => passages ?? [])
}

/** A sentence may be cut off at its end. */
const wholeOf = (text: string, cited: Cited): ReadonlyArray<Passage> | null =>
  /(?:…|\.{3}).*[\p{L}\p{N}]/su.test(text) ? null : cited.passagesOf(text)

/** What a passage denies, with the words directly around it in its clause: "not | to ship in June". */
const deniedBy = ({ text, before, after }: Passage, language: string): ReadonlyArray<Denial> => {
  const turned = isTurned(before, language) ? before : ""
  const turnedLast = deniesLast.has(language) && isTurned(after, language) ? after : ""
  return denialsIn(`${turned} ${text} ${turnedLast}`, language)
}

const isTurned = (around: string, language: string): boolean => denialsIn(`${around} `, language).length > 0

/** Whether nothing around a passage turns its meaning: no negation, and no rest of a number. */
const isWhole = (passage: Passage, language: string): boolean =>
  !isTurned(passage.before, language) && !(deniesLast.has(language) && isTurned(passage.after, language))
  && !isCutInDigits(passage)
  && areAmong(numbersIn(passage.text, language), numbersIn(around(passage), language))

/** A quote may end in the middle of a number: "nine | thousand". */
const around = ({ before, text, after }: Passage): string =>
  after === "" ? `${before} ${text}` : `${before} ${text.replace(/[^\p{L}\p{N}]+$/u, "")}${gapBefore(after)}${after}`

const gapBefore = (after: string): string => /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(after) ? "" : " "

const isCutInDigits = ({ before, text, after }: Passage): boolean =>
  (/\d\W*$/.test(text) && /^\W*\d/.test(after)) || (/\d\W*$/.test(before) && /^\W*\d/.test(text))

/** Languages in which a negation may follow what it denies. */
const deniesLast = new Set(["de", "fr", "ja", "ko"])

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one))

/** Names of those who speak the lines are known from there: "Speaker 2" is no number. */
const withoutNames = (text: string, names: ReadonlyArray<string>): string =>
  names.filter((name) => saidWords(name).length > 0).toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(wordOf(name), " "), text)

/** "Ann: We ship" says who said it. */
const withoutSpeaker = (text: string, names: ReadonlyArray<string>): string => {
  const name = names.find((one) => text.startsWith(one) && /^\s*[:：]/u.test(text.slice(one.length)))
  return name === undefined ? text : text.slice(name.length)
}
