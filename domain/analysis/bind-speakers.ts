import type { Speaker } from "../task/speaker.ts"
import { type PlainLines, textOf } from "../transcript/transcript.ts"
import type { Draft, Point } from "./analysis.ts"
import { summaryNamer } from "./named-analysis.ts"
import { summaryWords } from "./section-titles.ts"
import { bindNames, referencesIn, referenceTo, withoutMarks } from "./speaker-reference.ts"
import { escapeMarkdown } from "./summary-markdown.ts"

/** Lets the points of a draft refer to speakers by id. Quotes stay as they were spoken. */
export const bindDraft = (draft: Draft, transcript: PlainLines): Draft => {
  const mentionable = unmistakable(transcript)
  const bound = (point: Point): Point => ({
    ...point,
    text: bindNames(withoutMarks(point.text), mentionable),
    owner: point.owner === null ? null : boundOwner(withoutMarks(point.owner), transcript.speakers),
  })
  return { ...draft, sections: draft.sections.map((one) => ({ ...one, points: one.points.map(bound) })) }
}

const boundOwner = (owner: string, speakers: ReadonlyArray<Speaker>): string => {
  const wanted = owner.trim().toLowerCase()
  const speaker = speakers.find(({ name }) => name.trim().toLowerCase() === wanted)
  return speaker === undefined ? owner : referenceTo(speaker)
}

/**
 * Speakers whose name is not a word in the conversation, as "Will" or "Mark" may be, and is not shared by another
 * speaker.
 */
const unmistakable = (transcript: PlainLines): ReadonlyArray<Speaker> => {
  const words = new Set(textOf(transcript).match(/[\p{L}\p{N}]+/gu))
  return transcript.speakers.filter(({ id, name }) =>
    !words.has(name.toLowerCase()) && transcript.speakers.every((other) => other.id === id || other.name !== name)
  )
}

/**
 * An edited summary refers to speakers again: unchanged lines as before; changed ones where a reference was lost, and
 * where they name an owner.
 */
export const bindEdit = (
  stored: string,
  edited: string,
  speakers: ReadonlyArray<Speaker>,
  language: string,
): string => {
  const before = storedLines(stored, speakers)
  const lines = linesOf(withoutMarks(edited)).map((line) => ({ line, stored: before.get(line)?.pop() }))
  const lost = new Map<string, number>()
  for (const id of [...before.values()].flat().flatMap(referencesIn)) lost.set(id, (lost.get(id) ?? 0) + 1)
  const written = speakers.map(({ id, name }) => ({ id, name: escapeMarkdown(name) }))
  const { owner } = summaryWords(language)
  return lines.map(({ line, stored: kept }) => {
    if (kept !== undefined) return kept
    const bound = bindOwners(line, written, owner)
    return bindNames(bound, written, (id) => lost.get(id) ?? 0)
  }).join("\n")
}

/** The lines as they are stored, by what is shown of them; of equal ones, the last one first. */
const storedLines = (stored: string, speakers: ReadonlyArray<Speaker>): ReadonlyMap<string, Array<string>> => {
  const shownOf = summaryNamer(speakers)
  const before = new Map<string, Array<string>>()
  for (const line of linesOf(stored).toReversed()) {
    const shown = shownOf(line)
    const same = before.get(shown)
    if (same === undefined) before.set(shown, [line])
    else same.push(line)
  }
  return before
}

const bindOwners = (line: string, speakers: ReadonlyArray<Speaker>, label: string): string => {
  const at = line.lastIndexOf(`${label}: `)
  if (at < 0) return line
  const start = at + label.length + 2
  const rest = line.slice(start)
  const speaker = speakers.toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)))
  return speaker === undefined
    ? line
    : `${line.slice(0, start)}${referenceTo(speaker)}${rest.slice(speaker.name.length)}`
}

const linesOf = (text: string): ReadonlyArray<string> => text.split("\n")
