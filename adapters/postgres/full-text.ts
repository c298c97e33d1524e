import { indexWordsOf, type Wanted } from "#adapters/intl/words.ts"

/** What a word counts, by where it stands: Postgres ranks A above B above C. */
const weights = { title: "A", summary: "B", transcript: "C" } as const

const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

/** The words of a text as the text form of a `tsvector`. */
export const vectorOf = (text: string, place: keyof typeof weights): string =>
  [...indexWordsOf(text)].map((word) => `${quoted(word)}:1${weights[place]}`).join(" ")

/** All wanted words as the text form of a `tsquery`. */
export const queryOf = (wanted: ReadonlyArray<Wanted>): string =>
  wanted.map(({ word, open }) => `${quoted(word)}${open ? ":*" : ""}`).join(" & ")
