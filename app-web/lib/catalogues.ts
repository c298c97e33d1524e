import type { Language } from "#texts/languages.ts"
import { type I18n, type Messages, setupI18n } from "@lingui/core"
import { storeOf } from "./store.ts"

/** The other languages of a namespace, each in a file of its own. */
type Translations = Readonly<Partial<Record<Language, () => Promise<{ readonly default: Messages }>>>>

export type Values = Readonly<Record<string, string | number>>

/** Writes a text; `{names}` are filled in, numbers in the language's own way. */
export type Write<Key extends string> = (key: Key, values?: Values) => string

interface Speech {
  readonly language: Language
  readonly t: Write<string>
}

/** Every text that has arrived; keys are unique across namespaces. English comes with the code, so it is always there. */
const arrived = new Map<Language, I18n>()
const catalogues: Array<Translations> = []

const textsIn = (language: Language): I18n => {
  const known = arrived.get(language)
  if (known !== undefined) return known
  const created = setupI18n({ locale: language, messages: { [language]: {} } })
  arrived.set(language, created)
  return created
}

/** The language on the page, or being loaded. */
let wanted: Language = "en"
let arriving: Promise<unknown> = Promise.resolve()
/** Whether the page shows an English text because its translation is not there yet. */
let isPatched = false

/** Called as the code is evaluated that needs these texts, so that they load when it loads. */
export const addCatalogue = (english: Messages, translations: Translations): void => {
  textsIn("en").load("en", english)
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
  if (wanted === language) speech.set({ language, t: writeIn(language) })
}

const fetchTexts = async (language: Language, translations: Translations): Promise<void> => {
  const load = translations[language]
  if (load !== undefined) textsIn(language).load(language, (await load()).default)
}

const showArrived = (language: Language): void => {
  if (!isPatched || speech.get().language !== language) return
  isPatched = false
  speech.set({ language, t: writeIn(language) })
}

/** Whether there is a text of this key in what has been loaded. */
export const isKnown = (key: string): boolean => Object.hasOwn(textsIn("en").messages, key)

/** Where readers get help; null for the operator of the server. */
let support: string | null = null

/** Texts that say where help is, as `{support}`, name this address from now on. */
export const nameSupport = (address: string | null): void => {
  support = address
}

/** Where readers get help, in their language: a sentence of its own. */
export const supportText = (): string =>
  support === null ? speech.get().t("support.operator") : speech.get().t("support.address", { address: support })

const writeIn = (language: Language): Write<string> => {
  // Created on demand: the first takes the browser some milliseconds.
  let numbers: Intl.NumberFormat | undefined
  const written = (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value)
  const inSentence = (value: string | number) => typeof value === "string" ? value : countable(value, written)
  return (key, values = {}) => {
    const own = textsIn(language)
    if (!Object.hasOwn(own.messages, key)) isPatched = true
    const i18n = Object.hasOwn(own.messages, key) ? own : textsIn("en")
    const filling = Object.entries(values).map(([name, value]) => [name, inSentence(value)] as const)
    const text = i18n._(key, {
      ...Object.fromEntries(filling),
      get support() {
        return supportText()
      },
    })
    return withOneFullStop(text, Object.values(values))
  }
}

/** A number that stands in a sentence as its readers write it, and still chooses the plural form. */
const countable = (value: number, written: (value: number) => string) => ({
  [Symbol.toPrimitive]: (hint: string) => hint === "number" ? value : written(value),
})

/** An abbreviation at the end, such as a month, brings the full stop of the sentence. */
const withOneFullStop = (text: string, values: ReadonlyArray<string | number>): string =>
  values.filter((value) => typeof value === "string").filter((value) => value.endsWith(".")).reduce(
    (said, value) =>
      said.replace(new RegExp(`${value.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")}\\.(?=\\s|$)`, "g"), () => value),
    text,
  )

export const speech = storeOf<Speech>({ language: "en", t: writeIn("en") })
