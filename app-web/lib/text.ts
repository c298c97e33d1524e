import en from "../texts/en.json"
import {
  addCatalogue,
  speech,
  switchTexts,
  type TextFile,
  type Texts,
  type Translate,
  type Translations,
} from "./catalogues.ts"
import { keepLanguage, type Language, wantedLanguage } from "./language.ts"
import { useStore } from "./store.ts"

export type { TextFile } from "./catalogues.ts"

addCatalogue(en, import.meta.glob<TextFile>(["../texts/*.json", "!**/en.json"]))

/** A text of a feature's catalogue, or one that several parts share. */
export type KeyOf<English> = (keyof English & string) | keyof typeof en
export type TranslateOf<English> = Translate<KeyOf<English>>

export type TextKey = KeyOf<typeof en>

interface Speaker<Key extends string> {
  /** For code outside of components. */
  readonly t: Translate<Key>
  readonly useText: () => Translate<Key>
  readonly isTextKey: (key: string) => key is Key
}

const speakerOf = <English extends Texts>(own: English): Speaker<KeyOf<English>> => ({
  t: (key, values) => speech.get().t(key, values),
  useText: () => useStore(speech).t,
  isTextKey: (key): key is KeyOf<English> => Object.hasOwn(own, key) || Object.hasOwn(en, key),
})

export const { t, useText } = speakerOf(en)

/** The texts of one feature, beside those all share. Its catalogue loads with the code that calls this. */
export const featureTexts = <English extends Texts>(
  english: English,
  translations: Translations,
): Speaker<KeyOf<English>> => {
  addCatalogue(english, translations)
  return speakerOf(english)
}

export const setLanguage = async (language: Language): Promise<void> => {
  await switchTexts(language)
  if (speech.get().language !== language) return
  keepLanguage(language)
  document.documentElement.lang = language
}

/** Before the first paint: the reader's language. English if it cannot be fetched. */
export const prepareLanguage = async (region: "international" | "cn"): Promise<void> => {
  const language = wantedLanguage(region)
  // The page comes in the language that the browser asks for.
  document.documentElement.lang = "en"
  if (language !== "en") await setLanguage(language).catch(() => undefined)
}

export const useLanguage = (): Language => useStore(speech).language
