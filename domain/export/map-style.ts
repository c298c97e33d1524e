import { isWide, isZeroWidth } from "./display-width.ts"

/** The colours of one branch: its text, its lines, and the background of its text. */
interface BranchColours {
  readonly text: string
  readonly line: string
  readonly ground: string
}

/** The speaker colours of the light theme, in the same order. Text has a contrast of at least 4.5:1. */
const branches: readonly [BranchColours, ...ReadonlyArray<BranchColours>] = [
  { text: "#5d55a9", line: "#8c83e6", ground: "#e8e6fa" },
  { text: "#017272", line: "#1f9c9c", ground: "#d2ebeb" },
  { text: "#8e5300", line: "#c58023", ground: "#f3e6d3" },
  { text: "#973f6e", line: "#d0709d", ground: "#f6e2eb" },
  { text: "#0068a5", line: "#3594d6", ground: "#d7eaf7" },
  { text: "#137738", line: "#3da05a", ground: "#d8ecde" },
  { text: "#a03f3c", line: "#dc746d", ground: "#f8e3e2" },
  { text: "#5c6375", line: "#8790aa", ground: "#e7e9ee" },
]

export const coloursOf = (nth: number): BranchColours => branches[nth % branches.length] ?? branches[0]

export const paper = "#ffffff"
export const ink = "#181722"
export const accent = "#7556f9"
export const onAccent = "#ffffff"

/** How a node is drawn, by its depth. Sizes in pixels. */
interface NodeStyle {
  readonly size: number
  readonly lineHeight: number
  readonly isBold: boolean
  /** Text wraps at this width. */
  readonly maxWidth: number
  readonly padding: { readonly x: number; readonly y: number }
  /** Distance to the children. */
  readonly reach: number
  /** Distance between the children. */
  readonly gap: number
}

const middle: NodeStyle = {
  size: 18,
  lineHeight: 26,
  isBold: true,
  maxWidth: 260,
  padding: { x: 22, y: 14 },
  reach: 56,
  gap: 22,
}
const branch: NodeStyle = {
  ...middle,
  size: 15,
  lineHeight: 22,
  maxWidth: 230,
  padding: { x: 14, y: 8 },
  reach: 32,
  gap: 8,
}
const leaf: NodeStyle = {
  size: 13,
  lineHeight: 20,
  isBold: false,
  maxWidth: 280,
  padding: { x: 4, y: 3 },
  reach: 28,
  gap: 6,
}

export const styleOf = (depth: number): NodeStyle => [middle, branch][depth] ?? leaf

const narrow = /[iljtfrI.,:;'’|!()[\] /-]/
const broad = /[mwMW@%…—]/
const capital = /[\p{Lu}\p{N}&#]/u

/** Estimates the width of a text in pixels, erring on the wide side, since the font is not known here. */
export const widthOf = (text: string, { size, isBold }: Pick<NodeStyle, "size" | "isBold">): number => {
  let ems = 0
  for (const letter of text) ems += emsOf(letter)
  return ems * size * (isBold ? 1.06 : 1)
}

const emsOf = (letter: string): number => {
  if (isZeroWidth(letter)) return 0
  if (isWide(letter)) return 1
  if (narrow.test(letter)) return 0.36
  if (broad.test(letter)) return 0.95
  return capital.test(letter) ? 0.68 : 0.58
}
