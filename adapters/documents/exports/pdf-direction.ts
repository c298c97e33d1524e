import type { Text } from "pdfmake/js/index.js"
import type { Inline, Line } from "pdfmake/js/Renderer.js"
import { type Direction, directionOf, hasRightToLeft, levelsOf, visualOrder } from "./bidi.ts"

/** What a line is of: its direction, if it is known, else its text says it. */
export type DirectedText = Pick<Text, "direction" | "mark"> & { readonly text?: Text["text"] }

/**
 * Moves the words of a line to where they belong if any runs from right to left: the library sets all of them from left to
 * right. Their order in the file stays that in which they are read.
 */
export const setByDirection = (line: Line, node: DirectedText): void => {
  const text = line.inlines.map((inline) => inline.text).join("")
  const direction = directionIn(node)
  if (direction === "ltr" && !hasRightToLeft(text)) return
  const levels = levelsOf(text, direction)
  const parts = partsOf(line.inlines, levels)
  const places = visualOrder(parts.map(({ level }) => level))
  let x = direction === "rtl" ? -line.trailingCut : -line.leadingCut
  for (const place of places) {
    const inline = parts[place]?.inline
    if (inline === undefined) continue
    inline.x = x
    x += inline.width
  }
  const isAligned = direction === "rtl" && node.mark !== undefined
  line.inlines = parts.flatMap(({ inline, level }) => {
    if (isAligned && inline.alignment === "left") inline.alignment = "right"
    const drawn = { ...inline, text: drawnText(inline.text, level) }
    // Decorations are drawn under neighbours at once, which here need not stand side by side.
    return drawn.decoration === null ? [drawn] : [drawn, { ...drawn, text: "", width: 0, decoration: null }]
  })
}

const directions = new WeakMap<DirectedText, Direction>()

const directionIn = (node: DirectedText): Direction => {
  const known = directions.get(node)
  if (known !== undefined) return known
  const text = typeof node.text === "string" ? node.text : (node.text ?? []).map((piece) => piece.text).join("")
  const found = node.direction ?? directionOf(text) ?? "ltr"
  directions.set(node, found)
  return found
}

interface Part {
  readonly inline: Inline
  readonly level: number
}

/** Words and the spaces between them, each of one level. */
const partsOf = (inlines: ReadonlyArray<Inline>, levels: ReadonlyArray<number>): ReadonlyArray<Part> => {
  let before = 0
  return inlines.flatMap((inline) => {
    const parts: Array<Part> = []
    let start = 0
    for (let end = 1; end <= inline.text.length; end++) {
      const level = levels[before + start] ?? 0
      const isSpace = (at: number): boolean => /\s/.test(inline.text.charAt(at))
      if (end < inline.text.length && levels[before + end] === level && isSpace(end) === isSpace(start)) continue
      const text = inline.text.slice(start, end)
      parts.push({ inline: { ...inline, text, width: widthOf(drawnText(text, level), inline) }, level })
      start = end
    }
    before += inline.text.length
    return parts
  })
}

const widthOf = (text: string, { font, fontSize, fontFeatures }: Inline): number =>
  font.widthOfString(text, fontSize, fontFeatures)

const mirrored = "()[]{}<>«»‹›≤≥（）［］｛｝"

/**
 * The library lays out what begins in a script from right to left in that direction, and anything else from left to right;
 * it mirrors nothing.
 */
const drawnText = (text: string, level: number): string => {
  const isRightToLeft = level % 2 === 1
  const shown = text.replaceAll(/[\u200E\u200F\u061C]/g, "")
  const seen = isRightToLeft ? Array.from(shown, mirror).join("") : shown
  return isRightToLeft === turnsAround.test(seen) ? seen : Array.from(seen).toReversed().join("")
}

/** Letters and the digits of Persian. */
const turnsAround = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const mirror = (letter: string): string => {
  const at = mirrored.indexOf(letter)
  return at < 0 ? letter : mirrored.charAt(at % 2 === 0 ? at + 1 : at - 1)
}
