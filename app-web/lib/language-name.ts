import type { Language } from "#texts/languages.ts"

/** A language as the reader calls it: "Spanish", "español" with a capital. */
export const languageName = (code: string, reader: Language): string => {
  const name = new Intl.DisplayNames(reader, { type: "language", fallback: "code" }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
}
