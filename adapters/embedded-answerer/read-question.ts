import { calendar } from "./data/english.ts"
import type { PassageIndex, Unit } from "./passage-index.ts"
import type { QuestionKind, Token } from "./reader.ts"

export interface Term {
  readonly key: string
  readonly weight: number
  /** How rare it is. A word that nobody says is the rarest. */
  readonly rarity: number
  /** What counts as the word, and how much. */
  readonly matches: ReadonlyMap<string, number>
  /** Where a number is spelled otherwise. */
  readonly phrases: ReadonlyArray<number>
  /** Whether any line says it, or something like it. */
  readonly isSaid: boolean
  /** Whether it is the name of someone or something, other than a month. */
  readonly isProper: boolean
  /** Whether its absence means that the question is about something else. */
  readonly isNamed: boolean
}

export interface Question {
  readonly text: string
  readonly kind: QuestionKind
  readonly terms: ReadonlyArray<Term>
  /** The speakers it names, and the keys by which it does. */
  readonly speakers: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** Asks about nothing but a speaker. */
  readonly isBare: boolean
  /** Whether a unit shows that it answers, where the language's signs are too few to do without. */
  readonly showsSign: (unit: Unit) => boolean
  /** Asks who says something, so that its speaker is the answer. */
  readonly asksForSpeaker: boolean
  /** Whether a unit holds what such a question asks for; null if there is no telling. */
  readonly fits: (unit: Unit) => boolean | null
  /** Whether a unit answers in just the form in which it is asked; null if that has no form of its own. */
  readonly isSharp: (unit: Unit) => boolean | null
  /** How many words of a unit are not those of the question. */
  readonly novelty: (unit: Unit) => number
  /** Whether two words stand next to each other in a unit as they do in the question. */
  readonly hasPair: (unit: Unit) => boolean
}

const roles =
  /^(?:design|designer|expert|manag|offic|special|member|chair|person|speaker|host|mr|mrs|ms|dr|prof|professor|captain|caller|agent)$/
const speaking =
  /^(?:suggest|propos|say|said|ask|mention|present|explain|recommend|rais|want|think|promis|offer|complain|agre|disagre)/

/** `before` is the question asked before it, which "And when?" goes on from. */
export const readQuestion = (asked: string, before: string | null, index: PassageIndex): Question => {
  const text = asked.slice(0, maxLength)
  const { reader } = index
  const kind = reader.kindOf(text)
  const tokens = reader.read(reader.withoutIdioms(text))
  const said = new Set(tokens.flatMap(({ key, base }) => [key, base]))
  const speakers = new Set<string>()
  const names = new Set<string>()
  for (const [speaker, ways] of index.speakers) {
    for (const keys of ways) {
      const distinct = keys.filter((key) => key.length > 1 && !roles.test(key))
      const isNamed = keys.length > 0 && keys.every((key) => said.has(key))
        || distinct.some((key) => tokens.some((token) => token.key === key && isName(token)))
      if (!isNamed) continue
      speakers.add(speaker)
      for (const key of keys) names.add(key)
    }
  }
  const content = tokens.filter(({ key, isStop }, position) =>
    !isStop && !(measures.test(key) && measured.has(kind))
    && tokens.findIndex((other) => other.key === key) === position
  )
  const others = content.filter(({ key }) => !names.has(key) && !(speakers.size > 0 && roles.test(key)))
  const used = (others.length > 0 ? others : content).slice(0, maxTerms)
  const asksForSpeaker = kind === "who" &&
    !/\b(?:going to|will|should|has to|have to|must|needs? to|can|could)\b/i.test(text) &&
    content.some(({ key }) => speaking.test(key))
  const sign = knownSign(reader.signOf(kind, text), index)
  const holdsMore = sign !== null && exact.has(kind) ? besides(text, sign) : (said: string) => sign?.test(said) ?? false
  const pairs = pairsOf(tokens)
  const form = reader.formOf(kind, text, used)
  const terms = used.map((token) =>
    termOf(token, kind, index, { isFirst: token === tokens[0], isShort: used.length < 3 })
  )
  return {
    text,
    kind,
    terms: before !== null && pointsBack(text, terms) ? [...terms, ...termsBefore(before, terms, index)] : terms,
    speakers,
    names,
    isBare: speakers.size > 0 && terms.every(({ key, isSaid }) => names.has(key) || !isSaid),
    showsSign: ({ fluent }) =>
      reader.isThorough || kind === "yes-no" || (kind !== "who" && sign !== null && sign.test(fluent)),
    asksForSpeaker,
    fits: ({ fluent, names: mentioned }) =>
      kind === "who"
        ? asksForSpeaker || mentioned.some((key) => !said.has(key)) || (sign?.test(fluent) ?? false)
        : sign === null
        ? null
        : holdsMore(fluent),
    isSharp: ({ fluent }) => form?.test(fluent) ?? null,
    novelty: ({ keys }) => keys.filter((key) => !said.has(key)).length,
    hasPair: ({ fluent }) => pairs?.test(fluent) ?? false,
  }
}

/** What nobody says cannot tell an answer from the rest. */
const knownSign = (sign: RegExp | null, { units }: PassageIndex): RegExp | null =>
  sign !== null && units.some(({ fluent }) => sign.test(fluent)) ? sign : null

const exact: ReadonlySet<QuestionKind> = new Set(["when", "money", "number", "duration"])

/** "The summer concert" does not say when the summer concert is: what shows an answer is not in the question. */
const besides = (question: string, sign: RegExp): (said: string) => boolean => {
  const asked = new Set([...wordsOf(question).filter((word) => !limits.test(word)), "the", "a"])
  const each = new RegExp(sign.source, `${sign.flags}g`)
  return (said) => Array.from(said.matchAll(each)).some(([found]) => wordsOf(found).some((word) => !asked.has(word)))
}

const limits = /^(?:since|from|until|till|by)$/

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu) ?? []

const pairsOf = (tokens: ReadonlyArray<Token>): RegExp | null => {
  const pairs = tokens.slice(1).flatMap((second, nth) => {
    const first = tokens[nth]
    if (first === undefined || first.isStop || second.isStop) return []
    return [`${stemmed(first.word)}\\p{L}*[ -]${stemmed(second.word)}`]
  })
  return pairs.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${pairs.join("|")})`, "iu")
}

const stemmed = (word: string): string =>
  word.slice(0, Math.max(3, Math.ceil(word.length * 0.75))).replaceAll(/[^\p{L}\p{N}]/gu, ".")

/** "And when?", "What about Ann?", "How long does it take?" */
const pointsBack = (text: string, terms: ReadonlyArray<Term>): boolean =>
  terms.length === 0
  || (terms.length < 3 &&
    /^(?:and|but|so|und|et|y|e|那)(?!\p{L})|\b(?:it|that|this|they|them|he|she|him|her|there|those|these)\b|(?:what|how) about\b/iu
      .test(text))

const termsBefore = (before: string, terms: ReadonlyArray<Term>, index: PassageIndex): ReadonlyArray<Term> =>
  readQuestion(before, null, index).terms
    .filter(({ key }) => terms.every((term) => term.key !== key)).map(remembered)

const remembered = (term: Term): Term => ({ ...term, weight: term.weight * 0.5, isNamed: false })

const maxLength = 2000
const maxTerms = 24
const measures =
  /^(?:long|often|time|age|old|date|dai|day|year|month|week|number|name|titl|call|far|mani|high|tall|wide|mean|definit|meaning|reason)$/
const measured: ReadonlySet<QuestionKind> = new Set([
  "duration",
  "frequency",
  "number",
  "when",
  "name",
  "definition",
  "why",
])

/** How much another word counts: one from the same root, and one of similar meaning. */
const likeness = { cognate: 0.6, relative: 0.55 }

const isName = ({ part, word }: Token): boolean => part === "name" || /^\p{Lu}/u.test(word)

/** A rent is a cost, but what something else costs does not say what the rent is. */
const sums = /^(?:cost|price|expens|cheap|pai?[dy]|charg|fee|rent|spend|worth|budget|fund|monei|money|tax|salari|wage)$/

const termOf = (
  token: Token,
  kind: QuestionKind,
  index: PassageIndex,
  { isFirst, isShort }: { readonly isFirst: boolean; readonly isShort: boolean },
): Term => {
  const { key, base, part, word } = token
  const { reader, postings, units } = index
  const matches = new Map<string, number>([[base, 1], [key, 1]])
  for (const other of cognatesOf(key, index)) if (!matches.has(other)) matches.set(other, likeness.cognate)
  const isOwnSum = kind === "money" && key === "rent"
  for (const other of reader.relatives(token)) {
    if (isOwnSum && sums.test(other)) continue
    if (!matches.has(other)) matches.set(other, likeness.relative)
  }
  const known = [...matches].filter(([one]) => postings.has(one))
  const direct = known.filter(([, weight]) => weight > 0.6)
  const seen = (one: string): number => postings.get(one)?.length ?? 0
  const spelled = reader.spelledOut(word)
  const phrases = spelled === null
    ? []
    : units.flatMap(({ text, index }) => spelled.test(text) ? [index] : [])
  const most = Math.max(phrases.length, ...(direct.length > 0 ? direct : known).map(([one]) => seen(one)))
  const isProper = !isFirst && isName(token)
  const isSaid = known.length > 0 || phrases.length > 0
  const isDispensable = !isProper && !isSaid && reader.isKindWord(token)
  return {
    key,
    weight: isDispensable
      ? 0.3
      : reader.isSpeech(token)
      ? isShort ? 0.5 : 0.17
      : isProper
      ? 1.3
      : part === "adverb"
      ? 0.5
      : part === "adjective"
      ? 0.8
      : 1,
    rarity: rarityOf(most, units.length),
    matches: new Map(known),
    phrases,
    isSaid,
    isProper: isProper && !calendar.test(word),
    isNamed: !isDispensable && !reader.isSpeech(token) && (isProper || part === "noun" || part === "name"),
  }
}

const rarityOf = (seen: number, all: number): number => Math.log(1 + (all - seen + 0.5) / (seen + 0.5))

/** Words of the transcript with the same beginning: "retire" and "retirement". */
const cognatesOf = (key: string, { postings }: PassageIndex): ReadonlyArray<string> => {
  if (key.length < 4 || !/^\p{L}+$/u.test(key)) return []
  const stem = key.slice(0, Math.max(4, Math.ceil(key.length * 0.75)))
  return [...postings.keys()].filter((other) =>
    other !== key && other.startsWith(stem) && Math.abs(other.length - key.length) <= 4
    && other.length - stem.length <= 5
  )
}
