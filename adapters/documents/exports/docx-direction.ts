import { type IRunOptions, TextRun } from "docx"
import { type Direction, directionOf, hasRightToLeft, levelsOf } from "./bidi.ts"

/** Text without the characters that XML cannot hold. */
export const words = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")

/** What tells a word processor that a paragraph begins at the right. */
export const paragraphIn = (direction: Direction): { readonly bidirectional?: true } =>
  direction === "rtl" ? { bidirectional: true } : {}

export const directionIn = (runs: ReadonlyArray<{ readonly text: string }>, usual: Direction): Direction =>
  directionOf(runs.map(({ text }) => text).join("")) ?? usual

/**
 * A text in runs of one direction each, for word processors choose fonts and place signs by the run. The first one takes the
 * break.
 */
export const directedRuns = (
  written: string,
  direction: Direction,
  options: Omit<IRunOptions, "text" | "rightToLeft"> = {},
): ReadonlyArray<TextRun> => {
  const text = words(written)
  if (direction === "ltr" && !hasRightToLeft(text)) return [new TextRun({ ...options, text })]
  const isRightToLeft = levelsOf(text, direction).map((level) => level % 2 === 1)
  const starts = isRightToLeft.flatMap((one, at) => one === isRightToLeft[at - 1] ? [] : [at])
  return starts.map((start, nth) => {
    const { break: lines, ...style } = options
    return new TextRun({
      ...style,
      ...(nth === 0 && lines !== undefined ? { break: lines } : {}),
      text: text.slice(start, starts[nth + 1]),
      ...(isRightToLeft[start] === true ? { rightToLeft: true } : {}),
    })
  })
}
