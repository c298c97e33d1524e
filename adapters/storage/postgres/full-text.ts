import { titleKeyOf } from "#adapters/system/intl/spellings.ts"
import { indexWordsOf, type SearchWord } from "#adapters/system/intl/words.ts"
import { createHash } from "node:crypto"
import { text } from "./storable.ts"

/** The weight of a word by where it occurs; Postgres ranks A above B above C. */
const weights = { title: "A", summary: "B", transcript: "C" } as const

const quoted = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`

const vectorOf = (text: string, field: keyof typeof weights, owner: string): string => {
  const key = accountKey(owner)
  return [...indexWordsOf(text)].map((word) => `${quoted(key + word)}:1${weights[field]}`).join(" ")
}

/**
 * Every word begins with a key of its account, so that a search reads only what the account wrote, however much
 * others did. Two accounts may share a key, so ownership of a task is also checked.
 */
export const accountKey = (owner: string): string => createHash("sha256").update(owner).digest("base64").slice(0, 3)

/** Raised whenever words are extracted differently: `keep-searchable.ts` then indexes existing rows again. */
export const wordsVersion = 6

/** The columns a title is searched and sorted by. */
export const titleColumns = (title: string, owner: string) => ({
  title_words: vectorOf(title, "title", owner),
  title_key: text(titleKeyOf(title)),
})

/** The words of the plain lines of a summary. */
export const summaryWords = (lines: string, owner: string): string => vectorOf(lines, "summary", owner)

export const transcriptWords = (lines: ReadonlyArray<string>, owner: string): string =>
  vectorOf(lines.join("\n"), "transcript", owner)

/** A search word in the accounts with these keys, in the text form of a `tsquery`. */
export const wordQuery = ({ open, terms, pieces }: SearchWord, keys: ReadonlyArray<string>): string => {
  const whole = keys.map((key) => `(${terms.map((term) => `${quoted(key + term)}${open ? ":*" : ""}`).join(" & ")})`)
  const apart = pieces.map((piece) => `(${wordQuery(piece, keys)})`).join(" & ")
  return [...whole, ...pieces.length === 0 ? [] : [apart]].join(" | ")
}
