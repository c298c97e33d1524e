import type { Language } from "./language.ts"
import type { Utterance } from "./utterances.ts"

/** A stretch of the conversation about one thing; `title` is what a speaker called it, or empty. */
export interface Topic {
  readonly title: string
  readonly utterances: ReadonlyArray<Utterance>
}

const maxTopics = 6
const minTopics = 2
/** Sentences of a chapter when nobody announces topics. */
const chapter = 90
/** A welcome before the first topic belongs to it. */
const opening = 8
/** Announcements closer together than this open one topic. */
const minLength = 4

interface Cut {
  readonly at: number
  readonly title: string
}

/** Splits where a speaker opens a topic; a long conversation in which nobody does so, into even chapters. */
export const topicsOf = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Topic> => {
  const cuts = announced(said, language)
  const chosen = cuts.length >= minTopics ? cuts : chapters(said.length)
  const first = chosen[0]
  if (first === undefined) return []
  const ordered = first.at < opening ? [{ ...first, at: 0 }, ...chosen.slice(1)] : [{ at: 0, title: "" }, ...chosen]
  return ordered
    .map((cut, index) => ({ title: cut.title, utterances: said.slice(cut.at, ordered[index + 1]?.at) }))
    .filter((topic) =>
      topic.utterances.some(({ isChatter, isQuestion, terms }) => !isChatter && !isQuestion && terms.length > 0)
    )
}

const chapters = (length: number): ReadonlyArray<Cut> => {
  const count = Math.min(maxTopics, Math.floor(length / chapter))
  return count < minTopics
    ? []
    : Array.from({ length: count }, (_, nth) => ({ at: Math.floor(nth * length / count), title: "" }))
}

/** The best announcements, of which those with a title come first. */
const announced = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Cut> => {
  const cuts: Array<Cut> = []
  for (const { text, index } of said) {
    const title = language.announces(text)
    if (title === null) continue
    const before = cuts.at(-1)
    if (before === undefined || index - before.at >= minLength) cuts.push({ at: index, title })
    else if (before.title === "") cuts[cuts.length - 1] = { at: before.at, title }
  }
  const titled = cuts.filter(({ title }) => title !== "")
  return (titled.length >= minTopics ? titled : cuts).slice(0, maxTopics)
}
