import { isLanguage, type Language } from "#texts/languages.ts"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"

type Region = "international" | "cn"

export const wantedLanguage = (region: Region): Language =>
  firstLanguage(safeLocalStorage.read(storageKeys.language), region, navigator.languages)

/**
 * The one the reader chose; otherwise Chinese in the China edition; otherwise the first of the browser's languages that we
 * have; otherwise English.
 */
export const firstLanguage = (
  chosen: string | null,
  region: Region,
  names: ReadonlyArray<string>,
): Language => {
  if (chosen !== null && isLanguage(chosen)) return chosen
  if (region === "cn") return "zh-CN"
  for (const name of names) {
    if (name.toLowerCase().startsWith("zh")) return "zh-CN"
    const short = name.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return "en"
}

export const keepLanguage = (language: Language): boolean => safeLocalStorage.write(storageKeys.language, language)
