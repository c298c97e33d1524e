const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
const still = /[\p{Mn}\p{Me}\p{Cf}]/u
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF01-\uFF60]/u

/** Whether a letter takes the room of two, as those of Chinese, Japanese and Korean do. */
export const isWide = (letter: string): boolean => wide.test(letter)

/** Whether a letter is written onto the one before it. */
export const isStill = (letter: string): boolean => still.test(letter)

/** Columns of a text in a script of fixed width. */
export const columnsOf = (text: string): number => {
  let columns = 0
  for (const letter of text) if (!isStill(letter)) columns += isWide(letter) ? 2 : 1
  return columns
}

/** Two texts one after the other: with a space between, except where the script writes none. */
export const joinTexts = (before: string, after: string): string => {
  if (before === "" || after === "") return before + after
  const isTight = unspaced.test(Array.from(before.slice(-2)).at(-1) ?? "") && unspaced.test(Array.from(after)[0] ?? "")
  return isTight ? before + after : `${before} ${after}`
}
