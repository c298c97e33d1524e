import { titleKeyOf } from "#adapters/intl/spellings.ts"
import { indexWordsOf, type Wanted } from "#adapters/intl/words.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { text } from "./storable.ts"

/** What a word counts, by where it stands: Postgres ranks A above B above C. */
const weights = { title: "A", summary: "B", transcript: "C" } as const

const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

const vectorOf = (text: string, place: keyof typeof weights): string =>
  [...indexWordsOf(text)].map((word) => `${quoted(word)}:1${weights[place]}`).join(" ")

/** Raised when the words of a text are found in another way: then what is there is indexed anew, see `keep-searchable.ts`. */
export const wordsVersion = 3

/** What a title is found and sorted by. */
export const titleColumns = (title: string) => ({
  title_words: vectorOf(title, "title"),
  title_key: text(titleKeyOf(title)),
})

/** The words of a summary, not those of its links. */
export const summaryWords = (summary: string): string =>
  vectorOf(plainLines(summary).map((line) => line.text).join("\n"), "summary")

export const transcriptWords = (lines: ReadonlyArray<string>): string => vectorOf(lines.join("\n"), "transcript")

const termOf = (term: string, { open }: Wanted): string => `${quoted(term)}${open ? ":*" : ""}`

/** One wanted word as the text form of a `tsquery`. */
export const wordQuery = (wanted: Wanted): string => wanted.terms.map((term) => termOf(term, wanted)).join(" & ")
