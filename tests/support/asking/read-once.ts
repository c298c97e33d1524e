import type { Reader } from "#adapters/embedded-answerer/reader.ts"

/** Reads each text once, though the twins of a conversation repeat it. */
export const readOnce = (reader: Reader): Reader => {
  const known = new Map<string, ReturnType<Reader["read"]>>()
  return {
    ...reader,
    read: (text) => {
      const tokens = known.get(text) ?? reader.read(text)
      known.set(text, tokens)
      return tokens
    },
  }
}
