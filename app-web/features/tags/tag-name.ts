/** Names that look or read alike are the same, by the rule of the server. */
const keyOf = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toUpperCase().toLowerCase().normalize("NFKC")

export const isSameTag = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

/** What is wrong with a name, by the rules of the server; null if nothing is. */
export const tagNameFault = (name: string): "empty" | "long" | "comma" | null => {
  const tidy = name.normalize("NFC").trim().replaceAll(/\s+/gu, " ")
  if (tidy === "") return "empty"
  if (name.includes(",")) return "comma"
  return Array.from(tidy).length > 40 ? "long" : null
}
