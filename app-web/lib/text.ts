import type english from "#texts/en.json"
import type { Language } from "#texts/languages.ts"
import { isKnown, speech, switchTexts, type Write } from "./catalogues.ts"
import { keepLanguage, wantedLanguage } from "./language.ts"
import { useStore } from "./store.ts"

/** A part of the catalogue, which loads with the code that names it. */
export type Namespace = keyof typeof english

/** The key of a text of a namespace, or of one that several parts share. */
export type TextKey<Name extends Namespace = "common"> =
  | (keyof (typeof english)[Name] & string)
  | keyof (typeof english)["common"]

export type Translate<Name extends Namespace = "common"> = Write<TextKey<Name>>

interface Speaker<Name extends Namespace> {
  readonly t: Translate<Name>
  readonly isTextKey: (key: string) => key is TextKey<Name>
}

/** Writes the texts of a namespace, in a component. Its texts load with the module that has this call. */
export const useText = <Name extends Namespace = "common">(_namespace?: Name): Translate<Name> => useStore(speech).t

/** Writes the texts of a namespace outside of components. Its texts load with the module that has this call. */
export const textsOf = <Name extends Namespace = "common">(_namespace?: Name): Speaker<Name> => ({
  t: (key, values) => speech.get().t(key, values),
  isTextKey: (key): key is TextKey<Name> => isKnown(key),
})

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

textsOf("common")
