import { isOwnLetter, withoutVariants } from "#domain/text/bare-letters.ts"

/** Letters without a removable accent, as people type them whose keyboard lacks them. */
const lookalikes: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  þ: "th",
}
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" }

/** The form in which words are compared: lower case, full-width characters as half-width, nothing unseen, one form of a letter. */
export const normal = (text: string): string => withoutVariants(text.normalize("NFKC").toLowerCase())

/** Latin, Greek and Cyrillic letters without their accents; "straße" as "strasse". */
const plain = (word: string): string =>
  Array.from(word, (letter) => isOwnLetter(letter) ? letter : letter.normalize("NFD")).join("")
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u0300-\u036F]+/gu, "").normalize("NFC")
    .replaceAll(/[ßæœøłđıþ]/g, (letter) => lookalikes[letter] ?? letter)

/**
 * The spellings that a word can be found by: as it is, without accents, and with "ue" for "ü". An accent in a query is
 * intended, so only texts have several spellings.
 */
export const spellingsOf = (word: string): ReadonlyArray<string> => {
  if (!/[^ -~]/.test(word)) return [word]
  const german = word.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter)
  return [...new Set([word, plain(word), plain(german)])]
}

/** The sort key of a title: case, accents and leading zeros do not count, and 9 comes before 10. */
export const titleKeyOf = (title: string): string =>
  plain(normal(title.trim())).replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(12, "0"))
