/** Names that look or read alike are the same, by the rule of the server. */
const keyOf = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toUpperCase().toLowerCase().normalize("NFKC")

export const isSameName = (a: string, b: string): boolean => keyOf(a) === keyOf(b)

/** The longest name, counted in characters as the server counts them. */
export const isTooLong = (name: string): boolean => Array.from(name).length > 80
