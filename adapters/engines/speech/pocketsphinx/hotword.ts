/** A hotword in the recogniser's form: lower case, several words joined by `_`. */
export interface Hotword {
  readonly token: string
  /** As the user wrote it. */
  readonly written: string
}

/** The hotwords an English recogniser can learn: Latin letters only, without duplicates, in a stable order. */
export const hotwordsFrom = (written: ReadonlyArray<string>): ReadonlyArray<Hotword> => {
  const known = new Map<string, Hotword>()
  for (const word of written) {
    const token = word.trim().toLowerCase().replace(/[\s_-]+/g, "_")
    if (/^[a-z][a-z0-9'._]*$/.test(token) && token.length <= 60 && !known.has(token)) {
      known.set(token, { token, written: word.trim() })
    }
  }
  return [...known.values()].toSorted((a, b) => (a.token < b.token ? -1 : 1))
}
