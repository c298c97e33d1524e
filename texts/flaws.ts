import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage"
import type { Catalogue } from "./catalogue.ts"

/** What a translated catalogue lacks compared with the English one, or has wrong: one sentence each. */
export const flawsOf = (english: Catalogue, translated: Catalogue, language: string): ReadonlyArray<string> => {
  const [source, target] = [messagesOf(english), messagesOf(translated)]
  const wrong = [...source].flatMap(([key, message]) => {
    const other = target.get(key)
    if (other === undefined) return [`"${key}" is missing`]
    try {
      return flawsOfMessage(message, other, language).map((flaw) => `"${key}" ${flaw}`)
    } catch (error) {
      return [`"${key}" cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`]
    }
  })
  const extra = [...target.keys()].filter((key) => !source.has(key)).map((key) => `"${key}" is not in English`)
  return [...wrong, ...extra]
}

const flawsOfMessage = (english: string, translated: string, language: string): ReadonlyArray<string> => {
  const [from, to] = [placeholdersIn(english), placeholdersIn(translated)]
  const lost = [...from].filter((name) => !to.has(name)).map((name) => `lacks {${name}}`)
  const added = [...to].filter((name) => !from.has(name)).map((name) => `has {${name}}, English has not`)
  return [...lost, ...added, ...wrongForms(translated, language)]
}

const messagesOf = (catalogue: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([key, message]) => [`${namespace}: ${key}`, message] as const)
    ),
  )

const placeholdersIn = (message: string): ReadonlySet<string> => {
  const found = new Set<string>()
  walk(compileMessageOrThrow(message), (name) => found.add(name))
  return found
}

/** A form that the language never asks for would never be read, and numbers without a form of their own need the general one. */
const wrongForms = (message: string, language: string): ReadonlyArray<string> => {
  const known: ReadonlyArray<string> = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const found: Array<string> = []
  walk(compileMessageOrThrow(message), (_, forms) => {
    const unknown = forms.filter((form) => form !== "other" && !/^\d+$/.test(form) && !known.includes(form))
    found.push(...unknown.map((form) => `has the form "${form}", ${language} has not`))
    if (forms.length > 0 && !forms.includes("other")) found.push('lacks the form "other"')
  })
  return found
}

/** Each placeholder, and the forms of those that choose among several. */
const walk = (tokens: CompiledMessage, see: (name: string, forms: ReadonlyArray<string>) => void): void => {
  for (const token of tokens) {
    if (typeof token === "string") continue
    const [name, , choices] = token
    const forms = Object.entries(Object(choices)).filter((entry): entry is [string, CompiledMessage] =>
      Array.isArray(entry[1])
    )
    see(name, forms.map(([form]) => form))
    for (const [, chosen] of forms) walk(chosen, see)
  }
}
