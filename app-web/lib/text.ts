import type { Refusal } from "#domain/refusals.ts"
import en from "../texts/en.json"
import {
  addCatalogue,
  speech,
  switchTexts,
  type TextFile,
  type Texts,
  type Translate as TranslateKeys,
  type Translations,
} from "./catalogues.ts"
import { keepLanguage, type Language, wantedLanguage } from "./language.ts"
import { useStore } from "./store.ts"

/** What all parts share. Every refusal of the product has a text. */
const shared: typeof en & Record<`refusal.${Refusal["_tag"]}`, string> = en
addCatalogue(shared, import.meta.glob<TextFile>(["../texts/*.json", "!**/en.json"]))

export type TextKey = keyof typeof shared
export type Translate<Key extends string = TextKey> = TranslateKeys<Key>

interface Speaker<Key extends string> {
  /** For code outside of components. */
  readonly t: Translate<Key>
  readonly useText: () => Translate<Key>
  readonly isTextKey: (key: string) => key is Key
}

const speakerOf = <Key extends string>(own: Texts): Speaker<Key> => ({
  t: (key, values) => speech.get().t(key, values),
  useText: () => useStore(speech).t,
  isTextKey: (key): key is Key => Object.hasOwn(own, key) || Object.hasOwn(shared, key),
})

export const { t, useText, isTextKey } = speakerOf<TextKey>(shared)

/** The texts of one feature, beside those all parts share. They load with the code that imports them. */
export const featureTexts = <English extends Texts>(
  english: English,
  translations: Translations,
): Speaker<Extract<keyof English, string> | TextKey> => {
  addCatalogue(english, translations)
  return speakerOf(english)
}

export const setLanguage = async (language: Language): Promise<void> => {
  await switchTexts(language)
  if (speech.get().language !== language) return
  keepLanguage(language)
  document.documentElement.lang = language
}

/** Before the first paint: the language that the reader has. English when it cannot be fetched. */
export const prepareLanguage = async (): Promise<void> => {
  const language = wantedLanguage()
  if (language !== "en") await setLanguage(language).catch(() => undefined)
}

export const useLanguage = (): Language => useStore(speech).language
