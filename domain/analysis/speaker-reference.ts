import type { Speaker } from "../task/speaker.ts"

/**
 * A stored text refers to a speaker by id, so that it follows a change of name. Unicode's own marks for annotations
 * enclose the reference: the name at the time of writing, then the id.
 */
const reference = /\uFFF9([^\uFFF9-\uFFFB]*)\uFFFA([^\uFFF9-\uFFFB]*)\uFFFB/g
const brokenReference = /\uFFF9([^\uFFF9-\uFFFB]*)(?:\uFFFA[^\uFFF9-\uFFFB]*)?/g
const strayMarks = /[\uFFF9-\uFFFB]/g

export const referenceTo = ({ id, name }: Speaker): string =>
  `\uFFF9${withoutMarks(name)}\uFFFA${withoutMarks(id)}\uFFFB`

/** Removes what could be taken for a reference, or for part of one. */
export const withoutMarks = (text: string): string => text.replaceAll(strayMarks, "")

/** The ids that a text refers to, in order. */
export const referencesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(reference)].map(([, , id = ""]) => unescaped(id))

/** The text with current names. A speaker who is gone keeps the name from the time of writing. */
export const namedText = (text: string, names: ReadonlyMap<string, string>): string =>
  text.includes("\uFFF9")
    ? text
      .replaceAll(reference, (_, name: string, id: string) => names.get(unescaped(id)) ?? name)
      .replaceAll(brokenReference, "$1").replaceAll(strayMarks, "")
    : text

/** Names by id. A speaker stands for those merged into it. */
export const namesOf = (speakers: ReadonlyArray<Speaker>): ReadonlyMap<string, string> =>
  new Map([
    ...speakers.flatMap(({ name, merged = [] }) => merged.map((id) => [id, name] as const)),
    ...speakers.map(({ id, name }) => [id, name] as const),
  ])

/** In Markdown, the id may have been escaped along with the text around it. */
const unescaped = (id: string): string => id.replaceAll("\\", "")

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u
const special = /[.*+?^${}()|[\]\\]/g

/** Matches a name as a whole word; in scripts without spaces, anywhere. */
export const wordOf = (name: string): RegExp => {
  const escaped = name.replaceAll(special, String.raw`\$&`)
  return new RegExp(unspaced.test(name) ? escaped : String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "gu")
}

/** Turns up to `most` mentions of each of these names into references, the longest names first. */
export const bindNames = (
  text: string,
  speakers: ReadonlyArray<Speaker>,
  most: (id: string) => number = () => Infinity,
): string => {
  let bound = text
  for (const speaker of speakers.toSorted((a, b) => b.name.length - a.name.length)) {
    let left = speaker.name.trim() === "" ? 0 : most(speaker.id)
    bound = outsideReferences(bound, (part) =>
      part.replaceAll(wordOf(speaker.name), (name) => {
        left -= 1
        return left >= 0 ? referenceTo({ id: speaker.id, name }) : name
      }))
  }
  return bound
}

const outsideReferences = (text: string, change: (part: string) => string): string =>
  text.split(/(\uFFF9[^\uFFFB]*\uFFFB)/).map((part) => part.startsWith("\uFFF9") ? part : change(part)).join("")
