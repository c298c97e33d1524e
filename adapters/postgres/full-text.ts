import { titleKeyOf } from "#adapters/intl/spellings.ts"
import { indexWordsOf, type SearchWord } from "#adapters/intl/words.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { text } from "./storable.ts"

/** The weight of a word by where it occurs; Postgres ranks A above B above C. */
const weights = { title: "A", summary: "B", transcript: "C" } as const

const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

const vectorOf = (text: string, field: keyof typeof weights): string =>
  [...indexWordsOf(text)].map((word) => `${quoted(word)}:1${weights[field]}`).join(" ")

/** Raised whenever words are extracted differently: `keep-searchable.ts` then indexes existing rows again. */
export const wordsVersion = 3

/** The columns a title is searched and sorted by. */
export const titleColumns = (title: string) => ({
  title_words: vectorOf(title, "title"),
  title_key: text(titleKeyOf(title)),
})

/** The words of a summary as a reader sees them, without link targets. */
export const summaryWords = (summary: string): string =>
  vectorOf(plainLines(summary).map((line) => line.text).join("\n"), "summary")

export const transcriptWords = (lines: ReadonlyArray<string>): string => vectorOf(lines.join("\n"), "transcript")

const termOf = (term: string, { open }: SearchWord): string => `${quoted(term)}${open ? ":*" : ""}`

/** A search word in the text form of a `tsquery`. */
export const wordQuery = (wanted: SearchWord): string => wanted.terms.map((term) => termOf(term, wanted)).join(" & ")
