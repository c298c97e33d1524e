import { tidyName } from "./tidy-name.ts"

/** Names that look or read alike are the same: "Straße", "STRASSE" and "ＳＴＲＡＳＳＥ". Upper case first turns ß into SS. */
export const nameKeyOf = (name: string): string =>
  tidyName(name.normalize("NFKC")).toUpperCase().toLowerCase().normalize("NFKC")
