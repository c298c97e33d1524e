import type { Point } from "#domain/analysis/analysis.ts"
import type { Language } from "./reading/language.ts"
import { capital } from "./reading/tidy.ts"
import type { Utterance } from "./reading/utterances.ts"

/** A sentence as a point of the summary, citing its own line. */
export const pointOf = ({ text, segment, quote }: Utterance): Point => ({
  text,
  segments: [segment],
  quote,
  owner: null,
  due: null,
})

const least = { decision: 2, action: 1 }

/** A sentence that says in so many words that something is decided. */
export const isDecision = ({ text, isQuestion, terms }: Utterance, { statements }: Language): boolean => {
  const found = isQuestion ? null : statements.decides.exec(text)
  if (found === null || terms.length < least.decision) return false
  return !statements.undecided.test(clauseAround(text, found.index, found[0].length))
}

/** What stands before the words of decision in their clause, and shortly after them. */
const clauseAround = (text: string, at: number, length: number): string => {
  const before = text.slice(0, at).split(/[,;:，；：、–—]/).at(-1) ?? ""
  return `${before}${text.slice(at, at + length)}${text.slice(at + length).split(/\s+/).slice(0, 3).join(" ")}`
}

/** The action that a sentence commits its speaker or a named person to; null if there is none. */
export const actionIn = (
  utterance: Utterance,
  names: ReadonlyArray<string>,
  language: Language,
): Point | null => {
  const { text, speaker, terms, isQuestion, isChatter } = utterance
  const { statements } = language
  const due = dueIn(text, language)
  const sure = isQuestion ? null : found(statements.undertakes, text)
  const named = namedIn(text, due, names, language)
  const act = named?.act ?? sure ?? (isQuestion || due === null ? null : found(statements.dated, text))
  if (act === null || isChatter || terms.length < least.action) return null
  const head = act === text ? text : text.slice(0, text.indexOf(act))
  if (
    language.words.hedges.test(head) || statements.passing.test(act) ||
    (act !== text && statements.undecided.test(head))
  ) {
    return null
  }
  const owner = named?.owner ?? speaker
  const said = act === text ? text : capital(withoutDue(act, due).replace(/吗?[.。!！?？,，]*$/u, ""))
  const isClear = meansSomething(said, due, language) || (due !== null && (named ?? sure) !== null)
  return isClear ? { ...pointOf(utterance), text: said, owner, due: due?.replace(statements.edge, "") ?? null } : null
}

/** The group `act`, or else the whole text. */
const found = (form: RegExp, text: string): string | null => {
  const match = form.exec(text)
  return match === null ? null : match.groups?.["act"] ?? text
}

/** "Do that", "send it to you": only those who were there know what. */
const meansSomething = (act: string, due: string | null, { read, joint }: Language): boolean => {
  const things = read(due === null ? act : act.replace(due, " ")).slice(1).filter(({ isStop }) => !isStop)
  return joint === null ? things.length > 0 : things.some(({ part }) => part !== "verb" && part !== "other")
}

const namedIn = (
  text: string,
  due: string | null,
  names: ReadonlyArray<string>,
  { statements, words, read }: Language,
): { readonly owner: string; readonly act: string } | null => {
  const people = names.flatMap((name) => [name, ...name.split(/\s+/).filter((part) => /^\p{L}{3,}$/u.test(part))])
  const known = people.map(escaped).toSorted((a, b) => b.length - a.length)
  const who = `(?<who>${[...known, statements.name].join("|")})`
  const form = (rest: string): RegExp => new RegExp(`^(?:\\p{L}{1,6}[,，] ?|[请由让])?${who}(?:${rest})`, "u")
  const match = form(statements.named).exec(text) ?? (due === null ? null : form(statements.namedDated).exec(text))
  const called = match?.groups?.["who"]
  if (match === null || called === undefined) return null
  const isKnown = people.includes(called)
  const [token] = read(called)
  const isDefinite = form(statements.named).test(text)
  if (
    !isKnown &&
    (!isDefinite || token === undefined || token.isStop || token.isDull || words.leads.test(`${called} a b c d`))
  ) {
    return null
  }
  return {
    owner: names.find((name) => name === called || name.split(/\s+/).includes(called)) ?? called,
    act: match.groups?.["act"] ?? text,
  }
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The date by which something is to be done, in the speaker's words. */
const dueIn = (text: string, { statements }: Language): string | null => statements.due.exec(text)?.[0].trim() ?? null

/** Without its date, if that comes last. */
const withoutDue = (act: string, due: string | null): string => {
  const at = due === null ? -1 : act.lastIndexOf(due)
  if (due === null || at < 0 || /[\p{L}\p{N}]/u.test(act.slice(at + due.length))) return act
  const rest = act.slice(0, at).replace(/[\s,，]+$/u, "")
  return /[ \p{sc=Han}]/u.test(rest) ? rest : act
}
