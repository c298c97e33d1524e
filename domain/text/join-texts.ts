const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF01-\uFF60]/u

/** Joins two texts with a space, except in scripts without spaces. */
export const joinTexts = (before: string, after: string): string => {
  if (before === "" || after === "") return before + after
  const isTight = unspaced.test(Array.from(before.slice(-2)).at(-1) ?? "") && unspaced.test(Array.from(after)[0] ?? "")
  return isTight ? before + after : `${before} ${after}`
}
