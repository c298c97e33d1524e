import type { Task } from "../task/task.ts"
import type { Names } from "./english/capitals.ts"

/** Names that are ordinary words as well, so that a title says nothing about other places. */
const ordinary = new Set(
  ("will may mark bill art rose grace hope faith joy frank pat rob sue chase grant drew dawn max jack guy lance miles peg ray "
    + "sandy skip victor wade ward i the and for with of to in on at by from about vs re").split(" "),
)

/** How words of a recording are spelled: as in its hotwords, and as in its title if that has capitals for names only. */
export const namesOf = ({ title, options: { hotwords } }: Pick<Task, "title" | "options">): Names =>
  new Map([...namesInTitle(title), ...hotwords.flatMap(wordsOf)].map((name) => [name.toLowerCase(), name]))

const wordsOf = (text: string): ReadonlyArray<string> =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*(?<=[\p{L}\p{N}])/gu) ?? []

/** "Interview with Anna Kowalski": its first word has a capital in any case, and "Weekly Team Sync" names nobody. */
const namesInTitle = (title: string): ReadonlyArray<string> => {
  const rest = wordsOf(title).slice(1)
  const isPlain = rest.some((word) => /^\p{Ll}{4}/u.test(word))
  return isPlain ? rest.filter((word) => isCapital(word) && !ordinary.has(word.toLowerCase())) : []
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
