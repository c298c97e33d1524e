const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
const zeroWidth = /[\p{Mn}\p{Me}\p{Cf}]/u

/** Whether a character takes two columns, as Chinese, Japanese and Korean characters do. */
export const isWide = (letter: string): boolean => wide.test(letter)

/** Whether a character takes no column of its own, such as a combining accent. */
export const isZeroWidth = (letter: string): boolean => zeroWidth.test(letter)

/** Width of a text in a fixed-width font, in columns. */
export const columnsOf = (text: string): number => {
  let columns = 0
  for (const letter of text) if (!isZeroWidth(letter)) columns += isWide(letter) ? 2 : 1
  return columns
}
