import { type I18n, setupI18n } from "@lingui/core"
import { readCatalogue } from "./catalogue-files.ts"
import { compiled } from "./catalogue.ts"
import type english from "./en.json"
import type { Language } from "./languages.ts"

type Namespace = keyof typeof english

/** Writes a text of a namespace; `{names}` are filled in. */
export type Say<Name extends Namespace> = (
  key: keyof (typeof english)[Name] & string,
  values?: Readonly<Record<string, string | number>>,
) => string

const read = new Map<string, I18n>()

const catalogueOf = (namespace: Namespace, language: Language): I18n => {
  const name = `${language} ${namespace}`
  const known = read.get(name)
  if (known !== undefined) return known
  const messages = { [language]: compiled(readCatalogue(language), namespace) }
  const catalogue = setupI18n({ locale: language, messages })
  read.set(name, catalogue)
  return catalogue
}

/** The texts of a namespace in a language, for pages and messages that the server makes. Read once. */
export const textsIn = <Name extends Namespace>(namespace: Name, language: Language): Say<Name> => {
  const catalogue = catalogueOf(namespace, language)
  return (key, values = {}) => catalogue._(key, { ...values })
}
