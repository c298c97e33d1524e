import { droppedWords } from "./dropped-words.ts"

/** The words the recogniser may use with their phones, without vulgar ones and with hotwords it lacks. */
export const workingDictionary = (dictionary: string, pronounced: ReadonlyMap<string, string>): string => {
  const kept = dictionary.split("\n").filter((line) => line !== "" && !droppedWords.has(headOf(line)))
  return `${[...kept, ...[...pronounced].map(([word, phones]) => `${word} ${phones}`)].join("\n")}\n`
}

export const wordsIn = (dictionary: string): ReadonlySet<string> => new Set(dictionary.split("\n").map(headOf))

/**
 * The phones of an entry, `the(2)` for instance; null if it has none. Few are ever asked for: finding one takes a millisecond, all
 * of them in a map fifty megabytes.
 */
export const pronunciationsIn = (dictionary: string): (entry: string) => ReadonlyArray<string> | null => {
  const lines = `\n${dictionary}\n`
  return (entry) => {
    const from = lines.indexOf(`\n${entry} `)
    return from < 0 ? null : lines.slice(from + entry.length + 2, lines.indexOf("\n", from + 1)).trim().split(/\s+/)
  }
}

/** flite's phones in the recogniser's phone set; null if flite found none. */
export const phonesFrom = (flite: string): string | null => {
  const phones = flite.trim().split(/\s+/).filter((phone) => phone !== "" && phone !== "pau")
  return phones.length === 0 ? null : phones.map((phone) => (phone === "ax" ? "ah" : phone)).join(" ").toUpperCase()
}

const headOf = (line: string): string => (line.split(" ", 1)[0] ?? "").replace(/\(\d+\)$/, "")
