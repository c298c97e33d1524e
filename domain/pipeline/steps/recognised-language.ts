import type { Work } from "../../recognition/work.ts"

/** The language in which most words were recognised; null if the engine names none. */
export const recognisedLanguage = ({ chunks }: Work): string | null => {
  const counts = new Map<string, number>()
  for (const { result } of chunks) {
    if (result?.language) counts.set(result.language, (counts.get(result.language) ?? 0) + result.words.length)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
