import { persons } from "./data/english.ts"
import type { Unit } from "./passage-index.ts"
import type { Ranked, Ranking } from "./rank.ts"
import type { Question, Term } from "./read-question.ts"

type Doubt = (question: Question, top: Ranked, inOrder: Ranking["inOrder"]) => boolean

/** Whether the best moment only looks like the answer: it is about someone or something else. */
export const isDoubtful = (question: Question, { inOrder }: Ranking, top: Ranked, language: string): boolean =>
  isBySomeoneElse(question, top, inOrder)
  || (language === "en" && englishDoubts.some((doubt) => doubt(question, top, inOrder)))

const holds = ({ keys, index }: Unit, { matches, phrases }: Term): boolean =>
  keys.some((key) => matches.has(key)) || phrases.includes(index)

/** "It costs …", "Her name is …": the sentence goes on from what was said before it. */
const refersBack =
  /^(?:[\p{L}’']+[,.]* ){0,3}(?:it|they|he|she|we|that|there|his|her|its|their)(?:['’]\p{L}+)?(?!\p{L})/iu

/** Shorter replies have no subject of their own. */
const brief = 8

const address =
  /(?<!\p{L})(?:you|yours?|du|dich|dir|deine?\p{L}*|sie|ihnen|ihre?\p{L}*|vous|votre|vos|tu|ton|tes|te|usted|su|sus|você|seu|sua)(?!\p{L})|[你您]|あなた|당신/iu
const itself = /\b(?:I|we|me|us|my|our)\b/i
const personal: ReadonlySet<string> = new Set(["where", "when", "number", "duration"])
const introduces = /\b(?:my|our|today's) (?:guest|speaker)\b/i

/** "What does Ann think?" is not answered by Ben, unless he speaks of Ann or to her. */
const isBySomeoneElse: Doubt = ({ kind, speakers, names }, { unit, asked }, inOrder) => {
  if (speakers.size === 0 || unit.speaker === null) return false
  if (speakers.has(unit.speaker)) return personal.has(kind) && address.test(unit.fluent) && !itself.test(unit.fluent)
  const isNamed = [unit, asked].some((one) => one?.keys.some((key) => names.has(key)) === true)
  if (isNamed || introduces.test(unit.fluent)) return false
  const around = [inOrder[unit.index - 1], inOrder[unit.index + 1]].map((one) => one?.unit.speaker ?? "")
  return !(address.test(unit.fluent) && around.some((speaker) => speakers.has(speaker)))
}

/** If several words match, some may be in the lines around; a single one, or a question about a speaker, needs it in the line itself. */
const isBeside: Doubt = ({ isBare, kind, terms, speakers }, { unit, own, asked }, inOrder) => {
  const askedOwn = asked === null || (kind === "who" && asked.asks !== kind) ? 0 : inOrder[asked.index]?.own ?? 0
  const isOne = kind === "who" || speakers.size > 0 || terms.filter(({ isSaid }) => isSaid).length <= 1
  return isOne && !isBare && own === 0 && askedOwn === 0 && unit.size >= brief && !refersBack.test(unit.fluent)
}

const exact: ReadonlySet<string> = new Set(["money", "number", "duration"])
const countable = /^(?:cost|price|paid|pay|fee|budget|number|percentag|percent|share|monei|money)$/

/** A figure must belong to the thing asked about, named in its sentence or in the same speaker's sentence before it. */
const isOfSomethingElse: Doubt = ({ kind, text, terms, isBare, isSharp }, { unit, asked }, inOrder) => {
  const isCounted = /\bhow many\b/i.test(text) && isSharp(unit) === true
  if (!exact.has(kind) || isBare || isCounted || unit.size < brief || refersBack.test(unit.fluent)) {
    return false
  }
  const [thing] = terms.filter(({ isNamed, key }) => isNamed && !countable.test(key))
    .toSorted((a, b) => b.rarity - a.rarity)
  const before = inOrder[unit.index - 1]?.unit
  const near = before !== undefined && (before.speaker === unit.speaker || before.isQuestion) ? [before, unit] : [unit]
  return thing !== undefined && [...near, asked].every((one) => one === null || !holds(one, thing))
}

/** "What is his name?" is answered by a name. */
const hasNoName: Doubt = ({ kind, text, isSharp, terms }, { unit }) =>
  kind === "name" && isSharp(unit) !== true && !/\bafter\b/i.test(text)
  && unit.names.every((key) => terms.some(({ matches }) => matches.has(key)))

const measured =
  /^how (?:old|long|high|tall|deep|wide|thick|heavy|far|fast|big|large)\b|\b(?:percentage|percent|share)\b/i
const dimensions = "high|tall|deep|wide|long|thick|old"
const askedDimension = new RegExp(String.raw`\bhow (${dimensions})\b`, "i")
const givenDimensions = new RegExp(String.raw`\b\w+s (${dimensions})\b`, "gi")
const plainly = (dimension = ""): string => dimension.toLowerCase().replace("tall", "high")

/** "How wide?" is answered neither by a price nor by a height. */
const isOfOtherMeasure: Doubt = ({ kind, text, isSharp }, { unit }) => {
  if (exact.has(kind) && measured.test(text) && isSharp(unit) === false) return true
  const wanted = plainly(askedDimension.exec(text)?.[1])
  const given = [...unit.fluent.matchAll(givenDimensions)].map(([, one]) => plainly(one))
  return wanted !== "" && given.length > 0 && !given.includes(wanted)
}

const events: ReadonlySet<string> = new Set(["who", "when", "where", "why"])

/** "Who owned the dog?": of an event, more has to be said than who or what took part. */
const isHalf: Doubt = ({ kind, terms, isBare }, { asked }) =>
  events.has(kind) && !isBare && asked === null && terms.some(({ isSaid, weight }) => !isSaid && weight >= 1)
  && terms.filter(({ isSaid }) => isSaid).length <= 1

/** A name has to be in it, or where it goes on from. */
const isOfOthers: Doubt = ({ terms }, { unit, asked }, inOrder) => {
  const near = [unit, asked, inOrder[unit.index - 1]?.unit].filter((one) => one !== null && one !== undefined)
  return terms.some((term) => term.isProper && term.isSaid && near.every((one) => !holds(one, term)))
}

const dates =
  "January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
const named = new RegExp(
  String.raw`(?<=[\p{Ll},] )(?<!\b(?:in|at|from|to|near|into|on|of|the) )(?!(?:${dates})\b)\p{Lu}\p{Ll}+`,
  "gu",
)
const someone = /\b(?:I|we|my|our|he|she|they|somebody|someone|committee|council|board|people|by)\b/i

/** "Who closed it?" is answered neither by a place nor by a month. */
const hasNoPerson: Doubt = ({ kind, text, asksForSpeaker }, { unit, asked }) =>
  kind === "who" && !asksForSpeaker && asked === null && !someone.test(unit.text) && !persons.test(unit.text)
  && (unit.text.match(named) ?? []).every((name) => text.includes(name))

/** "She told me, because she was crying" is no answer to "Why was she crying?" */
const isConsequence: Doubt = ({ kind, terms }, { unit }) => {
  const [before = "", after] = unit.fluent.toLowerCase().split(/\bbecause\b/)
  if (kind !== "why" || after === undefined) return false
  return terms.some((term) => isIn(after, term)) && !terms.some((term) => isIn(before, term))
}

const isIn = (text: string, { key, isSaid }: Term): boolean =>
  isSaid && key.length > 2 && text.includes(key.replace(/i$/, "y").slice(0, Math.max(3, key.length - 2)))

const amount = /[$£€¥]|\b(?:pounds?|euros?|dollars?|pence|cents?|hundred|thousand|million|free|quid|grand)\b|\d{3}/i

/** "It cuts the noise by forty percent" does not say what it costs. */
const isShare: Doubt = ({ kind, text }, { unit }) =>
  kind === "money" && /\bpercent\b|%/i.test(unit.fluent) && !amount.test(unit.fluent)
  && /\b(?:costs?|prices?)\b/i.test(text)

const expecting = /\b(?:thought|expected|hoped|imagined|reckoned|assumed)\b.*\bwould\b/i

/** "We thought that thirty would come" does not say how many came. */
const isExpected: Doubt = ({ kind, text }, { unit }) =>
  exact.has(kind) && expecting.test(unit.fluent) && !/\b(?:expect|think|thought|hope|assume)/i.test(text)

const englishDoubts: ReadonlyArray<Doubt> = [
  isBeside,
  isOfSomethingElse,
  hasNoName,
  isOfOtherMeasure,
  isHalf,
  isOfOthers,
  hasNoPerson,
  isConsequence,
  isExpected,
  isShare,
]
