import { closestLanguage, type Language } from "#texts/languages.ts"

/** The first language of an `Accept-Language` header that the pages have; otherwise English. */
export const languageFor = (accepted: string | undefined): Language => {
  const wanted = (accepted ?? "").split(",").map((entry) => {
    const [name = "", ...params] = entry.trim().toLowerCase().split(";")
    const weight = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((one) => one !== undefined)
    return { name, weight: Number(weight ?? 1) }
  })
  for (const { name, weight } of wanted.toSorted((one, other) => other.weight - one.weight)) {
    const found = closestLanguage(name)
    if (weight > 0 && found !== null) return found
  }
  return "en"
}
