import type { Language } from "#texts/languages.ts"

/** Languages that recognisers support; the server says if its own does not. */
const codes =
  "ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta th tl tr uk ur vi zh"
    .split(" ")

export interface SpokenLanguage {
  readonly code: string
  readonly name: string
}

/** Sorted by name, in the reader's language. */
export const spokenLanguages = (reader: Language): ReadonlyArray<SpokenLanguage> => {
  const names = new Intl.DisplayNames(reader, { type: "language" })
  const order = new Intl.Collator(reader)
  return codes.map((code) => ({ code, name: capital(names.of(code) ?? code, reader) }))
    .toSorted((a, b) => order.compare(a.name, b.name))
}

const capital = (name: string, reader: Language): string => name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
