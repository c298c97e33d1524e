import type { PlainLines } from "../../transcript/transcript.ts"
import type { Point } from "../analysis.ts"
import { namedText } from "../speaker-reference.ts"
import { functionWords } from "./function-words.ts"
import { lineLanguage } from "./line-language.ts"
import { areAmong, numbersIn } from "./numbers.ts"
import type { Cited } from "./passages.ts"
import { saidWords } from "./said-words.ts"

/** Whether the cited lines name who does it, or the owner speaks them, and whether they say by when. */
export const isSaidDuty = (
  { owner, due }: Pick<Point, "owner" | "due">,
  { lines, text }: Pick<Cited, "lines" | "text">,
  { segments, speakers }: PlainLines,
): boolean => {
  if (owner === null && due === null) return true
  const language = lineLanguage(segments)(text)
  const spoken = new Set(saidWords(text).map(({ key }) => key))
  const areSaid = (words: string): boolean =>
    saidWords(words).every(({ key, raw }) =>
      spoken.has(key) || functionWords[language]?.has(raw.toLowerCase()) === true || /^\p{N}/u.test(key)
    )
  const isPartSaid = (name: string): boolean =>
    saidWords(name).some(({ key, raw }) => /^\p{Lu}|^\p{Lo}/u.test(raw) && key.length > 1 && spoken.has(key))
  const own = new Set(lines.flatMap(({ speakerId }) => speakers.find(({ id }) => id === speakerId)?.name ?? []))
  const name = owner === null ? null : namedText(owner, new Map())
  const isOwned = name === null || own.has(name)
    || (speakers.some((one) => one.name === name) && isPartSaid(name))
    || (areSaid(name) && (/\p{Lu}/u.test(name) || !/\p{sc=Latn}/u.test(name) || text.includes(name)))
  return isOwned && (due === null || (areSaid(due) && areAmong(numbersIn(due, language), numbersIn(text, language))))
}
