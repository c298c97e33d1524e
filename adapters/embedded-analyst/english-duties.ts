import { busyPhrases, idleVerbs, namesOfGroups } from "./data/english.ts"
import { dueIn, withoutDue } from "./english-dates.ts"
import type { Duty, Language } from "./language.ts"

const will = String.raw`(?:will|'ll|am going to|'m going to|is going to|are going to|'re going to)`
const ought = String.raw`(?:need to|needs to|have to|has to|must|should)`
const politely = String.raw`(?:please |remember to |make sure to |also |then |just |definitely |personally )*`
const who = String.raw`(?:[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)`
const lead = String.raw`^(?:(?:by|on|before|after|until) [^,]{3,30}, |(?:today|tomorrow|next \w+|this \w+),? )?`

interface Rule {
  readonly pattern: RegExp
  readonly isRequest: boolean
  /** The person named, the speaker, or nobody; "known" requires the name of a speaker. */
  readonly by: "named" | "known" | "speaker" | "nobody"
}

const rule = (pattern: string, by: Rule["by"], isRequest = false): Rule => ({
  pattern: new RegExp(pattern, "iu"),
  by,
  isRequest,
})

const rules: ReadonlyArray<Rule> = [
  rule(
    String.raw`^(?:(?<name>\p{L}+),? )?(?:can|could|would|will) you ${politely}(?<act>.+?)(?:, (?<last>\p{L}+))?$`,
    "named",
    true,
  ),
  rule(String.raw`^(?:(?<name>\p{L}+), )?(?:please|kindly) ${politely}(?<act>.+)$`, "named", true),
  rule(
    String.raw`^(?<name>\p{L}+), (?:you )?(?:will|should|need to|have to|must) ${politely}(?<act>.+)$`,
    "named",
    true,
  ),
  rule(String.raw`${lead}I(?: ?${will}| ${ought}| can) ${politely}(?<act>.+)$`, "speaker"),
  rule(
    String
      .raw`${lead}(?:we(?: ?${will}| ${ought})|let us|let's|somebody ${ought}|someone ${ought}) ${politely}(?<act>.+)$`,
    "nobody",
  ),
  rule(
    String.raw`${lead}(?<name>(?:the|our) (?:\p{L}+ ){1,3}?|${who} )(?:${will}|${ought}) ${politely}(?<act>.+)$`,
    "named",
  ),
  rule(String.raw`^(?<name>\p{L}+) to (?<act>.+)$`, "known"),
  rule(String.raw`^(?:action item|action|to ?do|task):? (?:(?<name>${who}) (?:to|will) )?(?<act>.+)$`, "named", true),
]

const notPeople =
  /^(?:it|this|that|there|he|she|they|who|what|which|everyone|everybody|nobody|one|you|these|those|and|but|then|because|if|when|yes|no|sure|okay|great|i|we|here|how)$/i

/** Whether a capitalised word names someone who can do the work. */
export type IsName = (word: string, sentence: string) => boolean

/** The requests and promises in a sentence. A question that asks for work is a request; other questions are not. */
export const englishDuties = (isName: IsName): Language["duties"] => (sentence, speaker, names) => {
  const owns: Owns = (found, clause) => ownerNamed(found.trim(), clause, names, isName)
  return sentence.split(clauses).flatMap((part) =>
    dutyOf(part.replace(/[.?!…\s]+$/, ""), sentence, speaker, owns) ?? []
  )
}

const clauses = new RegExp(String.raw`;\s+|,? (?:and|but|so|then) (?=(?:I|we|${who})(?: ?${will}| ${ought}) )`, "u")

type Owns = (name: string, clause: string) => string | null

const dutyOf = (clause: string, sentence: string, speaker: string | null, owns: Owns): Duty | null => {
  for (const { pattern, by, isRequest } of rules) {
    const { act, name, last } = pattern.exec(clause)?.groups ?? {}
    if (act === undefined || (!isRequest && sentence.endsWith("?"))) continue
    const owner = by === "speaker" ? speaker : owns(name ?? last ?? "", by === "known" ? "" : clause)
    if (owner === null && (by === "known" || (by === "named" && (name !== undefined || !isRequest)))) continue
    if (!isWork(act) || (/^(?:let's|let us)\b/i.test(clause) && isLeading(act))) return null
    const due = dueIn(clause)
    return { text: capital(withoutDue(act, due)), owner, due, isRequest }
  }
  return null
}

const ownerNamed = (name: string, clause: string, names: ReadonlyArray<string>, isName: IsName): string | null => {
  const known = names.find((other) => other.toLowerCase() === name.toLowerCase())
  if (known !== undefined) return known
  if (clause === "" || notPeople.test(name)) return null
  if (/^(?:the|our) /i.test(name)) return namesOfGroups.test(name) ? capital(name.replace(/^(?:the|our) /i, "")) : null
  return /^\p{Lu}/u.test(name) && isName(name, clause) ? name : null
}

const isWork = (act: string): boolean => {
  const [verb = ""] = act.toLowerCase().split(/[\s,.]/)
  return act.includes(" ") && /^[a-z-]+$/.test(verb) && (!idleVerbs.has(verb) || busyPhrases.test(act))
}

const isLeading = (act: string): boolean =>
  /^(?:talk|discuss|turn|get started|do it|do that|keep|call it|switch|go)\b/i.test(act)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
