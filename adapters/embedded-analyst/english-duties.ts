import { namesOfGroups } from "./data/english.ts"
import { dueIn, withoutAbsence, withoutDue } from "./english-dates.ts"
import { type Form, formsFor } from "./english-duty-forms.ts"
import { actOf, isWork } from "./english-work.ts"
import type { Duty, Language } from "./language.ts"

const word = String.raw`\p{L}[\p{L}'’-]+`

/** Whether a capitalised word names someone who can do the work. */
type IsName = (word: string, sentence: string) => boolean
/** What English needs to know about words. */
export interface Lexicon {
  readonly isName: IsName
  readonly isVerb: (word: string) => boolean
  /** "write" for "writing". */
  readonly baseOf: (verb: string) => string
  /** Whether a text names a thing rather than pointing at it. */
  readonly namesThing: (text: string) => boolean
}

/** After these words a clause is only thought, told, asked or imagined. */
const subordinate =
  /(?:\b(?:that|which|what|when|where|who|whom|how|why|if|whether|unless|until|because|think|guess|hope|suppose|believe|said|says|told|wonder|than|as|whatever|everything|all|wish|before|after|should|do|did|does|would|until|while|where|once|like) |\b(?:if|when|unless|in case|had|say) [^,.]{0,40} (?:then )?)(?<!\band (?:then )?)$/i
const notPeople =
  /^(?:it|this|that|there|he|she|they|who|what|which|as|can|could|would|will|should|do|did|are|is|have|thank|see|tell|give|show|everyone|everybody|nobody|somebody|someone|one|you|these|those|and|but|then|because|if|when|yes|no|sure|okay|ok|great|i|we|here|how|so|let|please|well|oh|maybe|perhaps|right|good|fine|next|first|second|third|fourth|firstly|secondly|thirdly|finally|lastly|last|also|remember|today|tomorrow|yesterday|nothing|everything|something|people|thing|things|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|july|september|october|november|december|christmas|easter)$/i

interface Start {
  readonly at: number
  readonly end: number
  readonly form: Form
  readonly name: string | undefined
}

/** The requests and promises in a sentence. A question that asks for work is a request; other questions are not. */
export const englishDuties = (lexicon: Lexicon): Language["duties"] => {
  let known: { readonly names: ReadonlyArray<string>; readonly forms: ReadonlyArray<Form> } | null = null
  return (sentence, speaker, names) => {
    if (known?.names !== names) known = { names, forms: formsOf(names) }
    return dutiesOf(sentence, {
      speaker,
      owns: (name) => ownerNamed(name.trim(), sentence, names, lexicon.isName),
      lexicon,
    }, known.forms)
  }
}

const formsOf = (names: ReadonlyArray<string>): ReadonlyArray<Form> => {
  const people = names.flatMap((name) => [name, ...partsOf(name)])
  const escaped = people.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return formsFor(escaped.toSorted((a, b) => b.length - a.length).join("|"))
}

const dutiesOf = (sentence: string, around: Around, forms: ReadonlyArray<Form>): ReadonlyArray<Duty> => {
  const starts = startsIn(sentence, forms)
  return starts.flatMap((start, nth) => {
    const before = starts[nth - 1]
    const next = starts[nth + 1]
    const clause = next === undefined ? sentence.slice(start.end) : beforeNext(sentence.slice(start.end, next.at), next)
    return dutyOf(start, clause, { sentence, lead: before === undefined ? sentence.slice(0, start.at) : "" }, around) ??
      []
  })
}

/** "I'll post it now and Tom can you …": the name belongs to what follows. */
const beforeNext = (clause: string, { form: { by }, name }: Start): string =>
  by === "named" && name === undefined ? clause.replace(/(?:,| and| so| then) [\p{L}'’-]+,? *$/u, "") : clause

const partsOf = (name: string): ReadonlyArray<string> =>
  name.split(/\s+/).filter((part, _, all) =>
    all.length > 1 && part.length > 2 && !/^(?:mr|mrs|ms|dr|prof|will|mark|may|captain)\.?$/i.test(part)
  )

/** Where duties begin; of two at one place, the one that says more. */
const startsIn = (sentence: string, forms: ReadonlyArray<Form>): ReadonlyArray<Start> => {
  const all = forms.flatMap((one) =>
    matchesOf(one.pattern, sentence).map((match): Start => ({
      at: match.index,
      end: match.index + match[0].length,
      form: one,
      // "And" is capitalised at the beginning of a sentence, as a first name is.
      name: match.groups?.["name"]?.replace(/^(?:And|But|So|Then|Or|Now|Also|Well|Okay) (?=\p{Lu})/u, ""),
    }))
  )
  const usable = all.filter(({ name, end, form: { kind } }) =>
    (name === undefined || !notPeople.test(name)) && (kind !== "chore" || dueIn(sentence.slice(end)) !== null)
  )
  const ordered = usable.toSorted((a, b) => a.at - b.at || b.end - a.end)
  return ordered.filter((start, nth) => ordered.slice(0, nth).every((before) => start.at >= before.end))
}

/** Like `matchAll`, but without compiling the pattern again each time, which took most of a long conversation's time. */
const matchesOf = (pattern: RegExp, text: string): ReadonlyArray<RegExpExecArray> => {
  const found: Array<RegExpExecArray> = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === "") pattern.lastIndex++
  }
  return found
}

interface Around {
  readonly speaker: string | null
  readonly owns: (name: string) => string | null
  readonly lexicon: Lexicon
}

const dutyOf = (
  { at, end, form: { kind: form, by }, name }: Start,
  clause: string,
  { sentence, lead }: { readonly sentence: string; readonly lead: string },
  { speaker, owns, lexicon }: Around,
): Duty | null => {
  const before = sentence.slice(0, at)
  const isOrdered = isAsking(sentence) && form === "assignment" && / you\b/i.test(sentence.slice(at, end))
  const kind = isOrdered ? "request" : kindOf(form)
  if (
    subordinate.test(before) ||
    (isAsking(sentence) && kind !== "request" && !(kind === "offer" && asksToDo.test(sentence.slice(at))))
  ) return null
  const { act: whole, last: final } = actOf(clause.replace(/^\p{Ll}+ing(?= )/u, lexicon.baseOf))
  const called = by === "named" && final === undefined && name === undefined
    ? owns(/ (\p{L}+)$/u.exec(whole)?.[1] ?? "")
    : null
  const isCalled = called !== null && called !== speaker && / .* /.test(whole) && !toThem.test(whole)
  const [act, last] = isCalled ? [whole.replace(/ \p{L}+$/u, ""), called] : [whole, final]
  const isHanding = handing.test(withoutDue(act, dueIn(act)))
  if (
    !(form === "errand" || isWork(act, lexicon.isVerb) || isHanding) || (sentence.endsWith("?") && eitherOr.test(act))
  ) return null
  if (by === "named" && name !== undefined && past.test(act)) return null
  if (agreeing.test(sentence.slice(at))) return null
  const meant = name ?? last ?? vocativeIn(before)
  const owner = by === "speaker" ? speaker : by === "named" && meant !== undefined ? owns(meant) : null
  if (by === "named" && owner === null && (name !== undefined || (kind !== "request" && kind !== "order"))) return null
  const due = dueIn(act) ?? dueIn(withoutAbsence(lead)) ?? dueIn(withoutAbsence(clause))
  if (
    due === null &&
    (dated.has(form) || answer.test(act) || (/^let(?: me|['’]s) /i.test(sentence.slice(at)) && looking.test(act)) ||
      /^I could (?!(?:get|ask|send|lend|bring|check|call|write|order|book|adapt|share)\b)/i.test(sentence.slice(at)))
  ) return null
  const text = capital(withoutDue(act, due))
  const isOpen = /^(?:who|I could|(?:can|could|would|will) (?:somebody|someone|anybody|anyone|one of you))\b/i.test(
    sentence.slice(at),
  )
  const isVague = !toYou.test(text) && !lexicon.namesThing(withoutTime(text))
  return { text, kind, owner, due, isVague, isConditional: /\b(?:if|unless|in case)\b/i.test(before) || isOpen }
}

/** "Send it to Priya" is not said to Priya. */
const toThem =
  / (?:to|from|with|for|by|at|of|and|or|about|after|before|like|ask|tell|call|ring|remind|invite|the|dear|mrs?|ms|miss|dr|prof|professor|aunt|uncle|captain) \p{L}+$/iu
/** "Shall I reserve it?" */
const asksToDo = /^(?:(?:shall|should) I|(?:do you want|would you like) me to)\b/i

const kindOf = (form: Form["kind"]): Duty["kind"] =>
  form === "plan" ? "promise" : form === "chore" || form === "errand" ? "order" : form
/** "Let's do that" decides. */
const agreeing = /^let['’]s (?:do|try|leave|keep|go with) (?:it|that|this)\b/i
/** Those that count only with a date. */
const dated: ReadonlySet<Form["kind"]> = new Set(["chore", "plan", "errand"])
/** Done at once. */
const looking = /^(?:have|take) (?:a|another) (?:\w+ )?look\b/i
/** Told to answer, one can do so at once. */
const answer = /^let (?:me|us) know\b/i
/** "You'll have it tomorrow." */
const handing = /^(?:have|get) (?:it|them|that)(?: back)?$/i
/** Says enough by itself. */
const toYou = /^(?:(?:call|ring|phone|e-?mail|text|write to) you\b|let you know|pay (?:you|him|her|them) back)/i
/** "Tom, you did it last year." */
const past =
  /^(?:did|had|went|was|were|said|made|took|got|gave|came|wrote|sent|brought|bought|told|saw|knew|\w+[^e]ed)\b/i

/** "Would you pay for all of it or just the wet bit?" asks what will be, not for it. */
const eitherOr = /\bor (?:just|only|not)\b/i

/** "You call them, all right?" only asks for a yes. */
const isAsking = (sentence: string): boolean =>
  sentence.endsWith("?") && !/(?:,|\b) (?:all right|alright|okay|ok|right|yes|please)\?$/i.test(sentence)

/** "Do it after closing" says no more than "do it". */
const withoutTime = (text: string): string =>
  text.replace(/ (?:after|before|when|while|until|once|as soon as) .*$/i, "")

/** "Tom, can you …", "Tom, you look after it, could you …". */
const vocativeIn = (before: string): string | undefined =>
  (calledFirst.exec(before)?.groups?.["who"] ?? calledLast.exec(before)?.groups?.["who"])?.replace(
    /^(?:great|good|okay|ok|right|alright|perfect|thanks|yeah|yes|fine|brilliant|lovely|cool) (?=\p{L})/iu,
    "",
  )

const calledFirst = new RegExp(
  String.raw`^(?:(?:and|so|then|okay|but|well),? )?(?<who>${word}(?: \p{Lu}${word.slice(5)})?),? (?:[^.]*, )?$`,
  "iu",
)
const calledLast = new RegExp(String.raw`(?<who>${word}),? $`, "u")

const ownerNamed = (name: string, clause: string, names: ReadonlyArray<string>, isName: IsName): string | null => {
  const wanted = name.toLowerCase()
  const known = names.find((other) => other.toLowerCase() === wanted)
    ?? names.find((other) => partsOf(other).some((part) => part.toLowerCase() === wanted))
  if (known !== undefined) return known
  if (notPeople.test(name) || /['’](?:m|re|ve|ll|d)(?!\p{L})/iu.test(name)) return null
  if (/^(?:the|our) /i.test(name)) return namesOfGroups.test(name) ? capital(name.replace(/^(?:the|our) /i, "")) : null
  return /^\p{Lu}/u.test(name) && isName(name, clause) ? name : null
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
