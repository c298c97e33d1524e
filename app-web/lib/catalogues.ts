import type { Language } from "./language.ts"
import { storeOf } from "./store.ts"

interface Plural {
  readonly one?: string
  readonly other: string
}

export type Texts = Readonly<Record<string, string | Plural>>

export interface TextFile {
  readonly default: Texts
}

/** The other languages of a catalogue, by file, as `import.meta.glob` lists them. */
export type Translations = Readonly<Record<string, () => Promise<TextFile>>>

type Values = Readonly<Record<string, string | number>>

/** Writes a text; `{names}` are filled in, numbers in the language's own way. `count` chooses the plural form. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string

interface Speech {
  readonly language: Language
  readonly t: Translate<string>
}

/** Every text that has arrived; keys are unique across catalogues. English comes with the code, so it is always there. */
const textsIn = new Map<Language, Record<string, string | Plural>>()
const catalogues: Array<Translations> = []

/** The language on the page, or being loaded. */
let wanted: Language = "en"
let arriving: Promise<unknown> = Promise.resolve()
/** Whether the page shows an English text because its translation is not there yet. */
let isPatched = false

/** Called by a feature as its code is evaluated, so that its texts load when it loads. */
export const addCatalogue = (english: Texts, translations: Translations): void => {
  merge("en", english)
  catalogues.push(translations)
  const language = wanted
  if (language === "en") return
  const arrival = fetchTexts(language, translations).then(() => showArrived(language), () => undefined)
  arriving = Promise.all([arriving, arrival])
}

/** Resolves when the texts of all code that is there have arrived, or could not be fetched: those stay English. */
export const textsReady = (): Promise<unknown> => arriving

export const switchTexts = async (language: Language): Promise<void> => {
  const before = wanted
  wanted = language
  try {
    await Promise.all(catalogues.map((translations) => fetchTexts(language, translations)))
  } catch (error) {
    if (wanted === language) wanted = before
    throw error
  }
  if (wanted === language) speech.set({ language, t: translateIn(language) })
}

const fetchTexts = async (language: Language, translations: Translations): Promise<void> => {
  if (language === "en") return
  const [, load] = Object.entries(translations).find(([file]) => file.endsWith(`/${language}.json`)) ?? []
  if (load !== undefined) merge(language, (await load()).default)
}

const merge = (language: Language, texts: Texts): void => {
  textsIn.set(language, Object.assign(textsIn.get(language) ?? {}, texts))
}

const showArrived = (language: Language): void => {
  if (!isPatched || speech.get().language !== language) return
  isPatched = false
  speech.set({ language, t: translateIn(language) })
}

const textOf = (language: Language, key: string): string | Plural => {
  const text = textsIn.get(language)?.[key]
  if (text !== undefined) return text
  isPatched = true
  return textsIn.get("en")?.[key] ?? key
}

/** Where readers get help; null for the operator of the server. */
let support: string | null = null

/** Texts that say where help is, as `{support}`, name this address from now on. */
export const nameSupport = (address: string | null): void => {
  support = address
}

/** A sentence of its own. */
const supportIn = (language: Language): string =>
  support === null
    ? plainText(language, "support.operator")
    : plainText(language, "support.address").replace("{address}", support)

const plainText = (language: Language, key: string): string => {
  const text = textOf(language, key)
  return typeof text === "string" ? text : text.other
}

/** What is filled in, and the full stop after it: an abbreviation, such as a month, brings its own. */
const filled = /\{(\w+)\}(\.(?=\s|$))?/g

const translateIn = (language: Language): Translate<string> => {
  // Created on demand: the first takes the browser some milliseconds.
  let numbers: Intl.NumberFormat | undefined
  let plurals: Intl.PluralRules | undefined
  const isOne = (count: number) => (plurals ??= new Intl.PluralRules(language)).select(count) === "one"
  const written = (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value)
  return (key, values = {}) => {
    const text = textOf(language, key)
    const form = typeof text === "string"
      ? text
      : isOne(Number(values["count"]))
      ? text.one ?? text.other
      : text.other
    return form.replaceAll(filled, (whole, name: string, stop = "") => {
      const value = name === "support" ? supportIn(language) : values[name]
      if (value === undefined) return whole
      const filling = typeof value === "number" ? written(value) : value
      return filling.endsWith(".") ? filling : filling + stop
    })
  }
}

export const speech = storeOf<Speech>({ language: "en", t: translateIn("en") })

/** Says where readers get help, in their language. */
export const supportText = (): string => supportIn(speech.get().language)
