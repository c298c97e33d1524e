const longest = 240

/** A line that is short enough for a mail. */
export const shortened = (text: string): string => {
  const letters = Array.from(text)
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join("").trimEnd()}…`
}
