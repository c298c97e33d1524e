import type { Refusal } from "#domain/refusals.ts"
import en from "../texts/en.json"
import { keepLanguage, type Language, wantedLanguage } from "./language.ts"
import { storeOf, useStore } from "./store.ts"

type English = typeof en
export type TextKey = keyof English

interface Plural {
  readonly one?: string
  readonly other: string
}

/** Every text of the English catalogue, in another language: one that is missing is an error of the compiler. */
export type Catalogue = { readonly [Key in TextKey]: English[Key] extends string ? string : Plural }

// Every refusal of the product has a text.
const english: Catalogue & Record<`refusal.${Refusal["_tag"]}`, string> = en

const others: Record<Exclude<Language, "en">, () => Promise<{ readonly default: Catalogue }>> = {
  "zh-CN": () => import("../texts/zh-CN.json"),
  "ja": () => import("../texts/ja.json"),
  "ko": () => import("../texts/ko.json"),
  "es": () => import("../texts/es.json"),
  "fr": () => import("../texts/fr.json"),
  "de": () => import("../texts/de.json"),
  "pt": () => import("../texts/pt.json"),
}

type Values = Readonly<Record<string, string | number>>

/** Writes a text; `{names}` are filled in, numbers in the language's own way. `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Values) => string

const translateBy = (language: Language, catalogue: Catalogue): Translate => {
  // Made when they are wanted: the first takes the browser some milliseconds.
  let numbers: Intl.NumberFormat | undefined
  let plurals: Intl.PluralRules | undefined
  const isOne = (count: number) => (plurals ??= new Intl.PluralRules(language)).select(count) === "one"
  const written = (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value)
  return (key, values = {}) => {
    const text = catalogue[key]
    const form = typeof text === "string"
      ? text
      : isOne(Number(values["count"]))
      ? text.one ?? text.other
      : text.other
    return form.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole
      return typeof value === "number" ? written(value) : value
    })
  }
}

interface Speech {
  readonly language: Language
  readonly t: Translate
}

const speech = storeOf<Speech>({ language: "en", t: translateBy("en", english) })

export const setLanguage = async (language: Language): Promise<void> => {
  const catalogue = language === "en" ? english : (await others[language]()).default
  keepLanguage(language)
  document.documentElement.lang = language
  speech.set({ language, t: translateBy(language, catalogue) })
}

/** Before the first paint: the language that the reader has. English when it cannot be fetched. */
export const prepareLanguage = async (): Promise<void> => {
  const language = wantedLanguage()
  if (language !== "en") await setLanguage(language).catch(() => undefined)
}

/** For code outside of components. */
export const t: Translate = (key, values) => speech.get().t(key, values)

export const useText = (): Translate => useStore(speech).t

export const useLanguage = (): Language => useStore(speech).language

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key)
