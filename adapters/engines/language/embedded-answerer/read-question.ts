import type { QuestionKind } from "#adapters/engines/language/embedded-analyst/languages/language-data.ts"
import { type Token, wordsIn } from "#adapters/engines/language/embedded-analyst/reading/language.ts"
import type { PassageIndex, Unit } from "./passage-index.ts"

export interface Term {
  readonly key: string
  /** How much it says about where the answer is: its rarity, and what kind of word it is. */
  readonly worth: number
  /** The keys of the text that count as the word, and how much. */
  readonly matches: ReadonlyMap<string, number>
  /** Names or does something: without it, a line is about something else. */
  readonly isNeeded: boolean
}

export interface Question {
  readonly kind: QuestionKind
  readonly terms: ReadonlyArray<Term>
  /** The speakers it names. */
  readonly speakers: ReadonlySet<string>
  /** Whether a unit holds what such a question asks for; null if that has no sign. */
  readonly fits: (unit: Unit) => boolean | null
  /** How many words of a unit are not those of the question. */
  readonly novelty: (unit: Unit) => number
}

const maxLength = 2000
const maxTerms = 24
const weights = { saying: 0.2, name: 1.3, cognate: 0.6, earlier: 0.5 }

/** `before` is the question asked before it, which "And when?" goes on from. */
export const readQuestion = (asked: string, before: string | null, index: PassageIndex): Question => {
  const text = asked.slice(0, maxLength).trim()
  const { language, speakers: known } = index
  const { questions } = language
  const tokens = language.read(text)
  const said = new Set(tokens.map(({ key }) => key))
  const speakers = new Set([...known].filter(([, keys]) => isNamed(keys, tokens)).map(([name]) => name))
  const names = new Set([...speakers].flatMap((name) => Array.from(known.get(name) ?? [])))
  const useful = tokens.filter(({ key, isStop }, at) =>
    !isStop && tokens.findIndex((other) => other.key === key) === at
  )
  const others = useful.filter(({ key }) => !names.has(key))
  const saying = new Set(language.read(questions.saying).map(({ key }) => key))
  const kind = questions.kinds.find(([, pattern]) => pattern.test(text.replace(leads, "")))?.[0] ?? "what"
  const sign = questions.signs[kind]
  const own = others.slice(0, maxTerms).map(({ key, part, word }, at): Term => {
    const isSaying = saying.has(key)
    const isName = part === "name" && (at > 0 || /\p{sc=Han}/u.test(word))
    const isNeeded = !isSaying && part !== "adjective" && part !== "other"
    return termOf(key, { weight: isSaying ? weights.saying : isName ? weights.name : 1, isNeeded }, index)
  })
  const isShort = own.filter(({ isNeeded }) => isNeeded).length < 2
  const earlier = before !== null && isShort ? readQuestion(before, null, index).terms : []
  return {
    kind,
    terms: [
      ...own,
      ...earlier.filter(({ key }) => own.every((term) => term.key !== key))
        .map(remembered),
    ],
    speakers,
    fits: (unit) =>
      kind === "who"
        ? [...unit.names].some((key) => !said.has(key)) || (unit.speaker !== null && saysOfOneself(unit))
        : sign === undefined
        ? null
        : holdsMore(sign, unit.text, wordsIn(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " "))),
    novelty: ({ keys }) => [...keys].filter((key) => !said.has(key)).length,
  }
}

/** "Can you tell me when …?" */
const leads =
  /^(?:(?:so|and|but|ok|okay|please|well)\b,? *|(?:can|could) you (?:please )?tell me,? *|do (?:you|we) know,? *)+/i

/** By the whole name, or by a part of it that is written as a name. */
const isNamed = (keys: ReadonlySet<string>, tokens: ReadonlyArray<Token>): boolean =>
  keys.size > 0 && [...keys].every((key) => tokens.some((token) => token.key === key))
  || tokens.some(({ key, word, isStop }) => !isStop && /^(?:\p{Lu}\p{L}{2}|\p{sc=Han}{2})/u.test(word) && keys.has(key))

/** Its speaker is the answer: "I will send it." */
const saysOfOneself = ({ text }: Unit): boolean => /(?<!\p{L})(?:I|ich|je|j|yo|eu)(?!\p{L})|我|私|제가|저는/u.test(text)

/** "The summer concert" does not say when the summer concert is: what shows an answer is not in the question. */
const holdsMore = (sign: RegExp, text: string, asked: ReadonlySet<string>): boolean =>
  Array.from(text.matchAll(new RegExp(sign.source, `${sign.flags}g`))).some(([found]) =>
    [...wordsIn(found.toLowerCase().replaceAll(/[^\p{L}\p{N}%€$£]+/gu, " "))].some((word) => !asked.has(word))
  )

const remembered = (term: Term): Term => ({ ...term, worth: term.worth * weights.earlier })

const termOf = (
  key: string,
  { weight, isNeeded }: { readonly weight: number; readonly isNeeded: boolean },
  { postings, units }: PassageIndex,
): Term => {
  const matches = new Map<string, number>([[key, 1], ...cognatesOf(key, postings)])
  const seen = (postings.has(key) ? [key] : [...matches.keys()]).map((one) => postings.get(one)?.length ?? 0)
  const most = Math.max(0, ...seen)
  const rarity = Math.log(1 + (units.length - most + 0.5) / (most + 0.5))
  return { key, worth: weight * rarity, matches, isNeeded }
}

/** Words of the transcript with the same beginning: "retire" and "retirement". */
const cognatesOf = (key: string, postings: PassageIndex["postings"]): ReadonlyArray<readonly [string, number]> => {
  if (key.length < 4 || !/^\p{L}+$/u.test(key)) return []
  const stem = key.slice(0, Math.max(4, Math.ceil(key.length * 0.75)))
  return [...postings.keys()].filter((other) =>
    other !== key && other.startsWith(stem) && Math.abs(other.length - key.length) <= 4
  ).map((other) => [other, weights.cognate])
}
